import * as v from 'valibot'

/** Grounds of a poem, and of a quote (spec section 3: `bg` 0–21). */
export const POEM_GROUNDS = 6
export const QUOTE_GROUNDS = 22

export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const
export type Season = (typeof SEASONS)[number]

/** The weather of a diary entry. */
export const DIARY_WEATHERS = ['sunny', 'cloudy', 'overcast', 'rain', 'storm', 'snow', 'fog', 'wind'] as const
export type DiaryWeather = (typeof DIARY_WEATHERS)[number]

const text = (maxLength: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(maxLength))
/** Where a text of a third party can be read there; bundled texts have none. */
const link = v.exactOptional(v.pipe(v.string(), v.maxLength(300), v.regex(/^https:\/\/[^\s]+$/)))
const ground = (count: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(count - 1))

/** A poem: its sentences, with the ink wash behind them (`background`) and the season that it tells of, if any. */
export const poemSchema = v.object({
  content: v.pipe(v.array(text(80)), v.minLength(1), v.maxLength(40)),
  origin: text(60),
  author: text(40),
  dynasty: v.pipe(v.string(), v.maxLength(20)),
  background: ground(POEM_GROUNDS),
  season: v.exactOptional(v.picklist(SEASONS)),
  link,
})
export type Poem = Readonly<v.InferOutput<typeof poemSchema>>

const quoteEntries = { hitokoto: text(400), from: text(100), from_who: v.exactOptional(text(60)) }

/** A quote in its pack; `from` is the work, or the kind of saying, `season` the one that it tells of, if any. */
export const packedQuoteSchema = v.object({ ...quoteEntries, season: v.exactOptional(v.picklist(SEASONS)) })
export type PackedQuote = Readonly<v.InferOutput<typeof packedQuoteSchema>>

/** A quote of a day, on one of 22 grounds. */
export const quoteSchema = v.object({ ...quoteEntries, bg: ground(QUOTE_GROUNDS), link })
export type Quote = Readonly<v.InferOutput<typeof quoteSchema>>

/** An entry of the diary. */
export const diarySchema = v.object({ content: text(400), weather: v.picklist(DIARY_WEATHERS), link })
export type Diary = Readonly<v.InferOutput<typeof diarySchema>>
