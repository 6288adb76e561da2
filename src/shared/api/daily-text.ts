import * as v from 'valibot'
import { LANGUAGES } from '../constants.ts'
import { diarySchema, poemSchema, quoteSchema } from '../entities/daily-text.ts'
import { parseIsoDay } from '../lib/calendar/iso-day.ts'
import { endpoint } from './endpoint.ts'
import { wholeNumber } from './query.ts'

const isoDay = v.pipe(
  v.string(),
  v.check((text) => parseIsoDay(text) !== undefined),
)

const input = v.object({
  locale: v.optional(v.picklist(LANGUAGES)),
  /** The caller's own date, `2026-11-24`; without one, today in UTC. */
  day: v.optional(isoDay),
  /** 1, 2 … for another one in place of the day's. */
  ref: v.optional(wholeNumber(0, 100_000)),
})
export type DailyQuery = v.InferOutput<typeof input>

/** A text of the same day never changes; the caller keeps it in a document. */
const cache = 0

/** The poem of a day. */
export const gushi = endpoint({
  method: 'GET',
  path: '/api/gushi',
  about: 'Gives the poem of a day, from the bundled pack.',
  input,
  output: poemSchema,
  cache,
})

/** The quote of a day. */
export const yiyan = endpoint({
  method: 'GET',
  path: '/api/yiyan',
  about: 'Gives the quote of a day, from the bundled pack.',
  input,
  output: quoteSchema,
  cache,
})

/** The diary entry of a day. */
export const tg = endpoint({
  method: 'GET',
  path: '/api/tg',
  about: 'Gives the diary entry of a day, from the bundled pack.',
  input,
  output: diarySchema,
  cache,
})

/** Other texts of a day that a third party is asked for at most; a bundled pack has more. */
export const LIVE_REFS = 20

const liveInput = v.object({
  /** The caller's own date, which is today somewhere. */
  day: isoDay,
  /** 1, 2 … for another one in place of the day's. */
  ref: v.optional(wholeNumber(0, LIVE_REFS)),
})
export type LiveDailyQuery = v.InferOutput<typeof liveInput>

/** A poem of today from 今日诗词, in simplified Chinese. */
export const liveGushi = endpoint({
  method: 'GET',
  path: '/api/gushi_live',
  about: 'Gives a poem of today, from 今日诗词.',
  input: liveInput,
  output: poemSchema,
  cache,
  thirdParty: () => 'poem.jinrishici',
})

/** A quote of today from 一言, in simplified Chinese. */
export const liveYiyan = endpoint({
  method: 'GET',
  path: '/api/yiyan_live',
  about: 'Gives a quote of today, from 一言.',
  input: liveInput,
  output: quoteSchema,
  cache,
  thirdParty: () => 'quote.hitokoto',
})

/** A diary entry of today from ALAPI, in simplified Chinese. */
export const liveTg = endpoint({
  method: 'GET',
  path: '/api/tg_live',
  about: 'Gives a diary entry of today, from ALAPI.',
  input: liveInput,
  output: diarySchema,
  cache,
  thirdParty: () => 'diary.alapi',
})
