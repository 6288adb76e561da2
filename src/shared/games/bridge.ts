import * as v from 'valibot'
import { LANGUAGES } from '../constants.ts'

/**
 * What the page and a game tell each other. A game is a page of an opaque origin: it knows nothing but what it is told
 * here, and whatever it tells is data. Both sides read with these schemas, and drop what does not fit.
 */

/** The longest stored state of a game, in UTF-16 units. */
export const MOST_STATE = 16_384
/** How many results of a game are kept. */
export const RESULTS_KEPT = 12
/** How many messages a game may send a second. */
export const MESSAGES_PER_SECOND = 20

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER))
const name = v.pipe(v.string(), v.regex(/^[\w.-]{1,40}$/))

/** How a game ended: `ended` where there is nothing to win, such as a score. */
export const OUTCOMES = ['won', 'lost', 'drawn', 'ended'] as const

export const resultSchema = v.object({
  /** When it began, in ms since 1970: a result that comes again, as after a step was taken back, is of the same game. */
  at: count,
  outcome: v.picklist(OUTCOMES),
  /** Which of the ways to play it was, e.g. `4x4`, a difficulty, a level. */
  variant: name,
  /** Points, length or distance. */
  score: v.optional(count),
  /** How long it was played, in ms. */
  ms: v.optional(count),
  moves: v.optional(count),
})
export type Result = v.InferOutput<typeof resultSchema>

/** The best of each variant. */
const bests = v.record(name, count)

/** What is known of a game from before. */
export const pastSchema = v.object({
  plays: count,
  wins: count,
  losses: count,
  /** The highest score. */
  best: bests,
  /** The shortest time of those won, in ms. */
  fastest: bests,
  /** The fewest moves of each variant that was won. */
  solved: bests,
  /** The newest results, the newest first. */
  recent: v.pipe(v.array(resultSchema), v.maxLength(RESULTS_KEPT)),
})
export type Past = v.InferOutput<typeof pastSchema>

const lookEntries = {
  language: v.picklist(LANGUAGES),
  theme: v.picklist(['light', 'dark']),
  /** The accent of the page, `#rrggbb`. */
  primary: v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i)),
  isMotionReduced: v.boolean(),
}
export type Look = v.InferOutput<ReturnType<typeof v.object<typeof lookEntries, undefined>>>

/** What the page tells a game. */
export const toGameSchema = v.variant('type', [
  v.object({
    type: v.literal('start'),
    ...lookEntries,
    isSoundOn: v.boolean(),
    state: v.optional(v.pipe(v.string(), v.maxLength(MOST_STATE))),
    past: pastSchema,
    /** Keys that with Ctrl or Cmd are commands of the page. */
    shortcuts: v.pipe(v.array(v.pipe(v.string(), v.maxLength(20))), v.maxLength(40)),
  }),
  v.object({ type: v.literal('look'), ...lookEntries }),
  v.object({ type: v.literal('past'), past: pastSchema }),
  /** The player has asked for a way to play it, such as the puzzle of the day. */
  v.object({ type: v.literal('wish'), variant: name }),
  /** The game is covered or left: time stands still. */
  v.object({ type: v.literal('pause') }),
  /** It is seen again; it goes on when the player does. */
  v.object({ type: v.literal('resume') }),
])
export type ToGame = v.InferOutput<typeof toGameSchema>

const color = v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i))

/** A small picture of a board: cells by rows, each with a text of few signs. */
export const boardPictureSchema = v.object({
  columns: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)),
  ground: color,
  cells: v.pipe(
    v.array(v.object({ text: v.pipe(v.string(), v.maxLength(5)), fill: color, ink: color })),
    v.maxLength(256),
  ),
})
export type BoardPicture = v.InferOutput<typeof boardPictureSchema>

/** How far a game is, for the placeholders of its text `progress`. */
export const progressSchema = v.pipe(
  v.record(v.pipe(v.string(), v.regex(/^[a-z]{1,20}$/)), v.number()),
  v.check((values) => Object.keys(values).length <= 4, 'at most four numbers'),
)

/** What a game tells the page. */
export const fromGameSchema = v.variant('type', [
  /** It listens; `keys` are those that it takes: pressed beside the frame they give it the focus. */
  v.object({ type: v.literal('ready'), keys: v.pipe(v.array(v.pipe(v.string(), v.maxLength(20))), v.maxLength(40)) }),
  /** How it is to be found again; without a state there is nothing to go on with. */
  v.object({
    type: v.literal('save'),
    state: v.optional(v.pipe(v.string(), v.maxLength(MOST_STATE))),
    progress: v.optional(progressSchema),
    picture: v.optional(boardPictureSchema),
  }),
  /** A game has ended; with `day` it was that day's. */
  v.object({ type: v.literal('result'), result: resultSchema, day: v.optional(v.pipe(v.string(), v.isoDate())) }),
  v.object({ type: v.literal('sound'), isOn: v.boolean() }),
  /** The player wants another game. */
  v.object({ type: v.literal('leave') }),
  /** A key that the game does not take, such as Ctrl+K. */
  v.object({
    type: v.literal('key'),
    key: v.pipe(v.string(), v.maxLength(20)),
    code: v.pipe(v.string(), v.maxLength(20)),
    ctrlKey: v.boolean(),
    metaKey: v.boolean(),
    shiftKey: v.boolean(),
    altKey: v.boolean(),
  }),
])
export type FromGame = v.InferOutput<typeof fromGameSchema>

/** The first message of a game to its page, in the window; all others go by the port that the answer brings. */
export const HELLO = 'genkan-game'

/** No game was played yet. */
export const NO_PAST: Past = { plays: 0, wins: 0, losses: 0, best: {}, fastest: {}, solved: {}, recent: [] }
