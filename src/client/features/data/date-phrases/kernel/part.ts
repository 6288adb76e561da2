import type { CalendarDay } from '../../../../../shared/lib/calendar/calendar-day.ts'
import type { Recurrence } from '../../../../lib/calendar/recurrence.ts'

/** A part of the day that a word names, such as 下午. */
export type Period = 'dawn' | 'morning' | 'noon' | 'afternoon' | 'evening' | 'night'

/** An hour of the day as it is said: 0–24, with the part of the day where that is said. */
export interface SpokenTime {
  readonly hour: number
  readonly minute: number
  readonly period?: Period | undefined
  /** Whether the hour is of 24 whatever it is, such as 03:00. */
  readonly is24?: boolean
  /** Whether it is the beginning of a span, such as 3–5 p.m., which stays in the text. */
  readonly isSpan?: boolean
}

/**
 * What a piece of a text says: a day, a time, so many minutes from now, a repetition; `nothing` for what only looks like
 * one, such as 一点点; `otherDay` for a day that has passed or is not known, to which an hour of the text may belong;
 * `unsure` for what could be understood in two ways, so that nothing of the text is.
 */
export type Part =
  | {
      readonly kind: 'day'
      readonly day: CalendarDay
      readonly period?: Period
      /** Days after which it comes again, should its time have passed today: 7 for a weekday. */
      readonly again?: number
    }
  | ({ readonly kind: 'time' } & SpokenTime)
  | { readonly kind: 'fromNow'; readonly minutes: number }
  | { readonly kind: 'repeat'; readonly rule: Recurrence; readonly period?: Period }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'otherDay' }
  | { readonly kind: 'unsure' }

export const NOTHING: Part = { kind: 'nothing' }
export const OTHER_DAY: Part = { kind: 'otherDay' }
export const UNSURE: Part = { kind: 'unsure' }

/** Where a pattern has matched. */
export interface Context {
  readonly today: CalendarDay
  readonly before: string
  readonly after: string
}

/** One line of a grammar: what a pattern says, by its named groups; undefined where it is no match after all. */
export interface Rule {
  readonly pattern: RegExp
  readonly read: (groups: Readonly<Record<string, string | undefined>>, context: Context) => Part | undefined
}

/** The grammar of a language. */
export interface Grammar {
  /** Makes what is written in several ways one, sign by sign, so that places stay the same. */
  readonly normalize: (text: string) => string
  readonly rules: readonly Rule[]
  /** What belongs to a phrase behind it and is taken out with it, such as 前 or までに. */
  readonly tail: RegExp
}

/** A line of a grammar; its pattern matches where it is tried. */
export const rule = (pattern: string, read: Rule['read']): Rule => ({ pattern: new RegExp(pattern, 'uyi'), read })

/** A line for what only looks like a date. */
export const lookalike = (pattern: string): Rule => rule(pattern, () => NOTHING)

/** A line for a day that has passed or is not known, such as 昨天 or その日. */
export const otherDay = (pattern: string): Rule => rule(pattern, () => OTHER_DAY)

/** A line for what may be meant in two ways. */
export const unsure = (pattern: string): Rule => rule(pattern, () => UNSURE)

/** Words as alternatives of a pattern: a word that begins with another comes before it. */
export const longestFirst = (words: readonly string[]): string =>
  words.toSorted((one, other) => other.length - one.length).join('|')
