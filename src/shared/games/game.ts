/** The shelves of the game center. */
export const GAME_CATEGORIES = ['board', 'puzzle', 'match', 'arcade'] as const
export type GameCategory = (typeof GAME_CATEGORIES)[number]

/**
 * What the results of a game are compared by: points, a length or distance reached, the time or the fewest moves that it
 * took, games won, or levels solved.
 */
export type GameScore = 'points' | 'length' | 'distance' | 'time' | 'record' | 'levels'

/** A game as the page knows it: the default export of its `game.ts`. Its name is the text `name` of its folder. */
export interface Game {
  /** Its folder, and so the end of its address `/games/ID/`. */
  readonly id: string
  readonly category: GameCategory
  readonly score: GameScore
  /** How many levels there are, where they are counted. */
  readonly levels?: number
  /** The ground of its cover, `#rrggbb`. */
  readonly color: string
  /** The size that its window opens in, in px. */
  readonly window: { readonly width: number; readonly height: number }
  /** Whether it has a puzzle of the day, the same for everybody: its variant `daily`. */
  readonly isDaily?: true
}

/** Declares a game. */
export const defineGame = (id: string, definition: Omit<Game, 'id'>): Game => ({ ...definition, id })
