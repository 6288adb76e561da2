import type { Load } from './load.ts'

export const states = ['cold', 'warm', 'hot'] as const
export type State = (typeof states)[number]
/** The page with the first desktop, and its controls. */
export const subjects = ['ours', 'still', 'floor'] as const
/** The page with many tiles, and after a year of use. */
export const grown = ['many', 'year'] as const
export type Grown = (typeof grown)[number]
export type Subject = (typeof subjects)[number] | Grown

/** Result of one visit; the subjects of a round are opened one after the other. */
export interface Measurement {
  readonly round: number
  readonly slowdown: number
  readonly state: State
  readonly subject: Subject
  readonly load: Load
}

export type NumericField = { [Name in keyof Load]: Load[Name] extends number ? Name : never }[keyof Load]

/** The visits of a subject, in the order of the rounds. */
export const visitsOf = (measured: readonly Measurement[], state: State, slowdown: number, subject: Subject) =>
  measured.filter((one) => one.state === state && one.slowdown === slowdown && one.subject === subject)

export const valuesOf = (visits: readonly Measurement[], field: NumericField): readonly number[] =>
  visits.map(({ load }) => load[field])
