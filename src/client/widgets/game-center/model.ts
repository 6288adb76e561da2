import type { Game, GameCategory } from '../../../shared/games/game.ts'
import { dayOfNumber } from '../../../shared/lib/calendar/calendar-day.ts'
import { isoDay } from '../../../shared/lib/calendar/iso-day.ts'

/** What the rail offers: all, those played last, favourites, and the shelves. */
const SECTIONS = ['all', 'recent', 'favorites', 'board', 'puzzle', 'match', 'arcade'] as const
export type Section = (typeof SECTIONS)[number]

/** The sections that the rail offers: shelves without a game are not among them. */
export const shownSections = (games: readonly Game[]): readonly Section[] =>
  SECTIONS.filter(
    (section) =>
      section === 'recent' || section === 'favorites' || games.some((game) => isIn(section, game, undefined)),
  )

export const SORTS = ['played', 'name'] as const
export type Sort = (typeof SORTS)[number]

/** What the shelf knows of a game beside the game itself. */
interface Played {
  readonly isFavorite: boolean
  readonly playedAt: number
  readonly plays: number
}
type PlayedGames = Readonly<Record<string, Played>>

const isIn = (section: Section, game: Game, played: Played | undefined): boolean => {
  if (section === 'all') return true
  if (section === 'recent') return (played?.playedAt ?? 0) > 0
  if (section === 'favorites') return played?.isFavorite === true
  const shelf: GameCategory = section
  return game.category === shelf
}

/** How many games a section has. */
export const countOf = (section: Section, games: readonly Game[], played: PlayedGames): number =>
  games.filter((game) => isIn(section, game, played[game.id])).length

/**
 * The games of a section in order: those played last always by when, else the favourites and the most played first, or by
 * name. @param byName compares two games by their names
 */
export function shelfOf(
  section: Section,
  sort: Sort,
  {
    games,
    played,
    byName,
  }: {
    readonly games: readonly Game[]
    readonly played: PlayedGames
    readonly byName: (a: Game, b: Game) => number
  },
): readonly Game[] {
  const value = ({ id }: Game) => {
    const { isFavorite = false, plays = 0, playedAt = 0 } = played[id] ?? {}
    return section === 'recent' ? playedAt : Number(isFavorite) * 1e9 + plays
  }
  const shown = games.filter((game) => isIn(section, game, played[game.id]))
  return sort === 'name' && section !== 'recent'
    ? shown.toSorted(byName)
    : shown.toSorted((a, b) => value(b) - value(a) || 0)
}

/** What is said below a game: its best result, by what its results are compared by. */
export type Best =
  | { readonly kind: 'none' | 'begun' }
  | { readonly kind: 'points' | 'length' | 'distance'; readonly value: number }
  | { readonly kind: 'time'; readonly ms: number }
  | { readonly kind: 'record'; readonly wins: number; readonly losses: number }
  | { readonly kind: 'levels'; readonly solved: number; readonly all: number }

interface Results {
  readonly playedAt: number
  readonly plays: number
  readonly wins: number
  readonly losses: number
  readonly best: Readonly<Record<string, number>>
  readonly fastest: Readonly<Record<string, number>>
  readonly solved: Readonly<Record<string, number>>
}

export function bestOf({ score, levels = 0 }: Game, results: Results | undefined): Best {
  if (results === undefined || results.plays === 0) return { kind: results?.playedAt ? 'begun' : 'none' }
  const { wins, losses, best, fastest, solved } = results
  switch (score) {
    case 'points':
    case 'length':
    case 'distance':
      return { kind: score, value: Math.max(0, ...Object.values(best)) }
    case 'time': {
      const times = Object.values(fastest)
      return times.length === 0 ? { kind: 'begun' } : { kind: 'time', ms: Math.min(...times) }
    }
    case 'record':
      return { kind: 'record', wins, losses }
    case 'levels':
      return { kind: 'levels', solved: Object.keys(solved).length, all: levels }
  }
}

/** The part of a list that a page shows. @param page from 0 */
export const pageOf = <T>(list: readonly T[], page: number, size: number): readonly T[] =>
  list.slice(page * size, (page + 1) * size)

export const pageCount = (count: number, size: number): number => Math.max(1, Math.ceil(count / size))

/** How many cards of games to go on with stand side by side. */
export const CARDS = 3

/** The games that a tile shows: those played last, then others in their order. */
export const firstGames = (played: readonly string[], games: readonly Game[], count: number): readonly string[] =>
  [...new Set([...played, ...games.map(({ id }) => id)])].slice(0, count)

/** The last days of a puzzle of the day. */
interface Days {
  /** The last seven days, today last. */
  readonly week: readonly { readonly day: string; readonly isSolved: boolean }[]
  /** On how many days in a row it was solved: until today, or yesterday while today's is open. */
  readonly streak: number
  /** How long today's took, if it was solved. */
  readonly todayMs: number | undefined
}

/** @param solved the times in ms by day, such as `2026-11-29` @param today as `dayNumber` counts */
export function daysOf(solved: Readonly<Record<string, number>>, today: number): Days {
  const nameOf = (number: number) => isoDay(dayOfNumber(number))
  const week = Array.from({ length: 7 }, (_, at) => nameOf(today - 6 + at))
  const todayMs = solved[nameOf(today)]
  let streak = 0
  let day = todayMs === undefined ? today - 1 : today
  while (nameOf(day) in solved) {
    streak += 1
    day -= 1
  }
  return { week: week.map((one) => ({ day: one, isSolved: one in solved })), streak, todayMs }
}
