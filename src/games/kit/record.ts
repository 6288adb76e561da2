/** The rules of a game that is played by moves, one after another. */
export interface Rules<Setup, State, Move> {
  /** The position before the first move. A setup holds all that chance decides, mostly a seed. */
  begin(setup: Setup): State
  /** The position after a move; undefined if the move is not allowed. */
  play(state: State, move: Move): State | undefined
}

/** A game as its beginning and its moves: so it is kept, taken back and played again. */
export interface GameRecord<Setup, State, Move> {
  readonly setup: Setup
  readonly moves: readonly Move[]
  /** The position before the first move, and after each. */
  readonly states: readonly [State, ...State[]]
}

export function beginRecord<Setup, State, Move>(
  rules: Rules<Setup, State, Move>,
  setup: Setup,
): GameRecord<Setup, State, Move> {
  return { setup, moves: [], states: [rules.begin(setup)] }
}

/** The position now. */
export const presentState = <State>({ states }: { readonly states: readonly [State, ...State[]] }): State =>
  states.at(-1) ?? states[0]

/** The record with one more move; the same one if the move is not allowed. */
export function withMove<Setup, State, Move>(
  rules: Rules<Setup, State, Move>,
  record: GameRecord<Setup, State, Move>,
  move: Move,
): GameRecord<Setup, State, Move> {
  const state = rules.play(presentState(record), move)
  if (state === undefined) return record
  return { ...record, moves: [...record.moves, move], states: [...record.states, state] }
}

/** The record without its last moves; the same one if there are none. */
export function withoutMoves<Setup, State, Move>(
  record: GameRecord<Setup, State, Move>,
  count = 1,
): GameRecord<Setup, State, Move> {
  const left = Math.max(0, record.moves.length - count)
  if (left === record.moves.length) return record
  const [first, ...later] = record.states
  return { ...record, moves: record.moves.slice(0, left), states: [first, ...later.slice(0, left)] }
}

/** Plays moves from the beginning; undefined if one is not allowed, as of a damaged record. */
export function replayRecord<Setup, State, Move>(
  rules: Rules<Setup, State, Move>,
  setup: Setup,
  moves: readonly Move[],
): GameRecord<Setup, State, Move> | undefined {
  const states: [State, ...State[]] = [rules.begin(setup)]
  for (const move of moves) {
    const state = rules.play(states.at(-1) ?? states[0], move)
    if (state === undefined) return undefined
    states.push(state)
  }
  return { setup, moves, states }
}
