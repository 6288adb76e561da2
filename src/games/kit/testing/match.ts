/** A game of two as a match needs to know it. */
export interface MatchRules<Position, Move> {
  /** The position in which a game begins: another one for each seed, or all games would be the same. */
  begin(seed: number): Position
  play(position: Position, move: Move): Position | undefined
  /** Whose turn it is: 1 has the first move; undefined once the game is over. */
  turnOf(position: Position): 1 | 2 | undefined
  /** Who has won a game that is over; 0 if nobody. */
  winnerOf(position: Position): 0 | 1 | 2
}

/** Chooses a move. @param seed of its chance */
export type Player<Position, Move> = (position: Position, seed: number) => Move

// games have the types of a page
const node = globalThis as unknown as {
  readonly process: { readonly env: Readonly<Record<string, string | undefined>> }
}

/** How many games a match has: few in a test, twenty where it is proved (`npm run soak -- games`). Even: sides change. */
export const MATCH_GAMES = Number(node.process.env.GENKAN_MATCH_GAMES ?? 4)

/** Of a match, the share of points that shows that one is better: 14 of 20. */
export const BETTER = 0.7

/**
 * Lets two play a match, each on either side of every second game.
 * @returns the share of the points that the first has: a game won is a point, a drawn one half of it
 * @throws Error if one makes a move that is not allowed
 */
export function matchShare<Position, Move>(
  rules: MatchRules<Position, Move>,
  first: Player<Position, Move>,
  second: Player<Position, Move>,
  games: number = MATCH_GAMES,
): number {
  let points = 0
  for (let game = 0; game < games; game++) {
    const side = game % 2 === 0 ? 1 : 2
    const seed = 1 + Math.floor(game / 2) // both open the same game
    const winner = rules.winnerOf(playToEnd(rules, side === 1 ? [first, second] : [second, first], seed))
    points += winner === 0 ? 0.5 : Number(winner === side)
  }
  return points / games
}

function playToEnd<Position, Move>(
  rules: MatchRules<Position, Move>,
  [one, two]: readonly [Player<Position, Move>, Player<Position, Move>],
  seed: number,
): Position {
  let position = rules.begin(seed)
  let turn = rules.turnOf(position)
  for (let count = 0; turn !== undefined; count++) {
    const next = rules.play(position, (turn === 1 ? one : two)(position, seed * 977 + count))
    if (next === undefined) throw new Error(`player ${turn} made a move that is not allowed, the ${count + 1}th`)
    position = next
    turn = rules.turnOf(position)
  }
  return position
}
