import { type BoardPicture, NO_PAST, type Past, RESULTS_KEPT, type Result } from '../../../../shared/games/bridge.ts'

/** What is known of a game that the user has played or likes. */
export interface GameFacts extends Past {
  readonly isFavorite: boolean
  /** When it was last played, in ms since 1970; 0 for never. */
  readonly playedAt: number
  /** The puzzles of a day that were solved, and in how many ms, by their days. */
  readonly days: Readonly<Record<string, number>>
}

/** Of a game that was neither played nor liked. */
export const NO_FACTS: GameFacts = { ...NO_PAST, isFavorite: false, playedAt: 0, days: {} }

/** By the ids of the games. */
export type AllFacts = Readonly<Record<string, GameFacts>>

/** A game that is under way. */
export interface Unfinished {
  /** What the game itself needs to go on. */
  readonly state: string
  /** When it was last played, in ms since 1970. */
  readonly at: number
  readonly progress: Readonly<Record<string, number>>
  readonly picture?: BoardPicture | undefined
}
/** By the ids of the games. */
export type AllUnfinished = Readonly<Record<string, Unfinished>>

/** Days of puzzles are kept for longer than a year. */
export const DAYS_KEPT = 400

const factsOf = (all: AllFacts, id: string): GameFacts => all[id] ?? NO_FACTS

const change = (all: AllFacts, id: string, part: Partial<GameFacts>): AllFacts => ({
  ...all,
  [id]: { ...factsOf(all, id), ...part },
})

/** The facts with a game among the favourites, or no longer. */
export const withFavorite = (all: AllFacts, id: string, isFavorite: boolean): AllFacts =>
  change(all, id, { isFavorite })

/** The game was opened at a time, in ms since 1970. */
export const withVisit = (all: AllFacts, id: string, at: number): AllFacts =>
  at > factsOf(all, id).playedAt ? change(all, id, { playedAt: at }) : all

const withLower = (values: Readonly<Record<string, number>>, key: string, value: number | undefined) =>
  value === undefined || !isKnownOrFew(values, key) || value >= (values[key] ?? Number.POSITIVE_INFINITY)
    ? values
    : { ...values, [key]: value }

const withHigher = (values: Readonly<Record<string, number>>, key: string, value: number | undefined) =>
  value === undefined || !isKnownOrFew(values, key) || value <= (values[key] ?? Number.NEGATIVE_INFINITY)
    ? values
    : { ...values, [key]: value }

/** More variants than any game has: what a game tells is bounded. */
const MOST_VARIANTS = 64

const isKnownOrFew = (values: Readonly<Record<string, number>>, key: string): boolean =>
  key in values || Object.keys(values).length < MOST_VARIANTS

/** How much one more result changes a count of those that `counts`. */
const difference = (before: Result | undefined, now: Result, counts: (result: Result) => boolean): number =>
  Number(counts(now)) - Number(before !== undefined && counts(before))

/**
 * A game has ended. A result of a game that has one already, as after its last move was taken back, replaces that one.
 * @param day whose puzzle it was
 */
export function withResult(all: AllFacts, id: string, result: Result, day?: string): AllFacts {
  const facts = factsOf(all, id)
  const before = facts.recent.find(({ at }) => at === result.at)
  const others = facts.recent.filter((one) => one !== before)
  const isWon = result.outcome === 'won'
  const count = (outcome: Result['outcome']) => difference(before, result, (one) => one.outcome === outcome)
  return change(all, id, {
    plays: facts.plays + (before === undefined ? 1 : 0),
    wins: Math.max(0, facts.wins + count('won')),
    losses: Math.max(0, facts.losses + count('lost')),
    best: withHigher(facts.best, result.variant, result.score),
    fastest: isWon ? withLower(facts.fastest, result.variant, result.ms) : facts.fastest,
    solved: isWon ? withLower(facts.solved, result.variant, result.moves) : facts.solved,
    recent: [result, ...others].slice(0, RESULTS_KEPT),
    days: isWon && day !== undefined ? withDay(facts.days, day, result.ms ?? 0) : facts.days,
  })
}

/** The days with one more, by its shortest time; the newest of them. */
const withDay = (days: Readonly<Record<string, number>>, day: string, ms: number): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries({ ...days, [day]: Math.min(ms, days[day] ?? ms) })
      .toSorted(([a], [b]) => (a < b ? 1 : -1))
      .slice(0, DAYS_KEPT),
  )

/** A game is left to be gone on with, or with undefined there is nothing to go on with. Only the newest has a picture. */
export function withUnfinished(all: AllUnfinished, id: string, kept: Unfinished | undefined): AllUnfinished {
  if (kept === undefined) {
    const { [id]: before, ...others } = all
    return before === undefined ? all : others
  }
  const others = Object.entries(all).map(([one, { picture, ...game }]) => [
    one,
    picture === undefined ? all[one] : game,
  ])
  return { ...Object.fromEntries(others), [id]: kept }
}

/** The ids of the games that are under way, the one played last first. */
export const unfinishedIds = (all: AllUnfinished): readonly string[] =>
  Object.entries(all)
    .toSorted(([, a], [, b]) => b.at - a.at)
    .map(([id]) => id)

/** The ids of the games that were played, the one played last first. */
export const playedIds = (all: AllFacts): readonly string[] =>
  Object.entries(all)
    .filter(([, { playedAt }]) => playedAt > 0)
    .toSorted(([, a], [, b]) => b.playedAt - a.playedAt)
    .map(([id]) => id)
