import * as v from 'valibot'
import { LANGUAGES } from '../../../../shared/constants.ts'
import { parseIsoDay } from '../../../../shared/lib/calendar/iso-day.ts'
import { repairBySchema } from '../../../core/documents/fields/field.ts'
import type { Schema } from '../../../core/documents/schemas/schema.ts'
import { isPlainObject } from '../../../lib/values/json.ts'

/** The text of a day as its document keeps it: the tile has it without asking for it again. */
export interface Daily<E> {
  /** The local date for which it was fetched, `2026-11-24`; empty before the first time. */
  readonly day: string
  /** The language in which it was fetched; empty before the first time. */
  readonly language: string
  /** 0 for the day's own text, 1, 2 … for others that the user asked for. */
  readonly ref: number
  readonly entry: E | null
  /** Whether the user wants today's text from a third party, where one is offered. */
  readonly isLive?: boolean
}

/** The keys of what has been fetched, which each device does for itself. */
export const FETCHED_KEYS = ['day', 'language', 'ref', 'entry'] as const

/** Nothing fetched yet. */
export const NO_TEXT: Daily<never> = { day: '', language: '', ref: 0, entry: null }

const readDay = repairBySchema(
  v.pipe(
    v.string(),
    v.check((text) => text === '' || parseIsoDay(text) !== undefined),
  ),
)
const readLanguage = repairBySchema(v.picklist(['', ...LANGUAGES]))
const readRef = repairBySchema(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000)))

/** Reads a daily text part by part: damaged parts become those of `NO_TEXT`, so that it is fetched anew. */
export function dailySchema<E>(entry: v.GenericSchema<unknown, E>): Schema<Daily<E>> {
  const readEntry = repairBySchema(v.nullable(entry))
  return {
    parse(input) {
      if (!isPlainObject(input)) return { ok: false, reason: 'not a daily text' }
      const given: Readonly<Record<string, unknown>> = { ...NO_TEXT, ...input }
      const parts = {
        day: readDay(given.day),
        language: readLanguage(given.language),
        ref: readRef(given.ref),
        entry: readEntry(given.entry),
      }
      const repaired = Object.entries(parts).flatMap(([name, part]) => (part === undefined ? [name] : []))
      const { day = '', language = '', ref = 0, entry: text = null } = parts
      const live = input.isLive === true ? { isLive: true } : {}
      return { ok: true, value: { day: text === null ? '' : day, language, ref, entry: text, ...live }, repaired }
    },
  }
}
