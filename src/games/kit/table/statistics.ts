import type { Past } from '../../../shared/games/bridge.ts'

/** What is known of one way to play; what was never reached is absent. */
export interface VariantBests {
  readonly id: string
  readonly score: number | undefined
  /** In ms. */
  readonly fastest: number | undefined
  readonly moves: number | undefined
}

/** What a game has to tell of all that was played of it. */
export interface Statistics {
  /** The ways to play that have a result, in the order of the game. */
  readonly bests: readonly VariantBests[]
  /** How many of its levels were solved, where these are no ways to choose among. */
  readonly levels: number | undefined
  /** Of the games won or lost, how many were won, from 0 to 1; undefined while nothing was. */
  readonly share: number | undefined
}

/** @param ways the ways to play that the game offers, in its order */
export function statisticsOf({ best, fastest, solved, wins, losses }: Past, ways: readonly string[]): Statistics {
  const played = new Set([...Object.keys(best), ...Object.keys(fastest), ...Object.keys(solved)])
  const isChoice = ways.length > 0
  const shown = isChoice ? ways.filter((id) => played.has(id)) : played.size === 1 ? [...played] : []
  const decided = wins + losses
  return {
    bests: shown.map((id) => ({ id, score: best[id], fastest: fastest[id], moves: solved[id] })),
    levels: !isChoice && played.size > 1 ? Object.keys(solved).length : undefined,
    share: losses === 0 ? undefined : wins / decided,
  }
}
