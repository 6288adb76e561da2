import type { MovedSetting } from '../model.ts'
import { fieldsOf } from './source.ts'

/** What a value of another product is here; undefined if it is none. */
type Convert = (value: unknown) => MovedSetting['value'] | undefined

/** A setting of another product, by its place in the file, and ours. */
export type SettingRow = readonly [place: string, document: MovedSetting['document'], key: string, convert: Convert]

export const number: Convert = (value) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined)
export const toggle: Convert = (value) =>
  typeof value === 'boolean' ? value : value === 0 || value === 1 ? value === 1 : undefined
export const inverse: Convert = (value) => (typeof value === 'boolean' ? !value : undefined)
/** A word or colour, not an empty one. */
export const text: Convert = (value) => (typeof value === 'string' && value !== '' ? value : undefined)
/** Fractions of one are percent here. */
export const percent: Convert = (value) =>
  typeof value === 'number' && value >= 0 && value <= 1 ? Math.round(value * 100) : undefined
/** True for this word, false for any other. */
export const is =
  (word: string): Convert =>
  (value) =>
    typeof value === 'string' && value !== '' ? value === word : undefined

/** What each word stands for; nothing for any other. */
export const wordIn =
  (words: Readonly<Record<string, boolean>>): Convert =>
  (value) =>
    typeof value === 'string' && Object.hasOwn(words, value) ? words[value] : undefined

/** The values that a file has for settings of ours. */
export const settingsIn = (data: unknown, rows: readonly SettingRow[]): readonly MovedSetting[] =>
  rows.flatMap(([place, document, key, convert]) => {
    const value = convert(place.split('.').reduce<unknown>((inner, name) => fieldsOf(inner)[name], data))
    return value === undefined ? [] : [{ document, key, value }]
  })
