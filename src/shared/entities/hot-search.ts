import * as v from 'valibot'

/** The hot boards, by the spec's keys; the first is the default. */
export const HOT_BOARDS = [
  'douyin',
  'weibo',
  'toutiao',
  'baidu',
  'bilibili',
  'zhihu',
  'sougou',
  'tieba',
  'tencent',
  'hupu',
  'juejin',
  'csdn',
] as const
export type HotBoard = (typeof HOT_BOARDS)[number]

/** Rows that are kept of a board. */
export const HOT_ROWS_LIMIT = 20

/** The most that a board can count: what is above is no count. */
export const HEAT_LIMIT = 1e12

/** What Weibo says of a row: new, read much, read very much, read most. */
export const HOT_LABELS = ['新', '热', '沸', '爆'] as const
export type HotLabel = (typeof HOT_LABELS)[number]

/** A row of a hot board, in the spec's spelling. */
export const hotRowSchema = v.object({
  /** Its rank, from 1. */
  hotSearchOrder: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(HOT_ROWS_LIMIT)),
  hotSearchTitle: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  /** An https address of the board's own site. */
  hotSearchUrl: v.pipe(v.string(), v.startsWith('https://'), v.maxLength(2000)),
  /** How many have read, searched or talked about it, as the board counts; absent where it does not say. */
  hotSearchHeat: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(HEAT_LIMIT))),
  /** Absent where the board has no labels, or none for it. */
  hotSearchLabel: v.optional(v.picklist(HOT_LABELS)),
})
export type HotRow = Readonly<v.InferOutput<typeof hotRowSchema>>
