import * as v from 'valibot'
import { MOST_STATE, type OUTCOMES, type Result } from '../../../shared/games/bridge.ts'
import { tell } from '../bridge/connect.ts'
import { type Saved, save } from '../bridge/save.ts'
import { type PlayingTime, playedMs, runTime, stoppedTime } from '../playing-time.ts'
import {
  beginRecord,
  type GameRecord,
  presentState,
  type Rules,
  replayRecord,
  withMove,
  withoutMoves,
} from '../record.ts'
import { playSound } from '../sound/play-sound.ts'
import type { Sound } from '../sound/sounds.ts'
import { createStore, type Store } from '../store.ts'

export type Outcome = (typeof OUTCOMES)[number]

/** A game of moves, as its table needs to know it. */
export interface TableGame<Setup, State, Move> {
  readonly rules: Rules<Setup, State, Move>
  /** What a new game begins with. */
  readonly newSetup: (variant: string) => Setup
  readonly variantOf: (setup: Setup) => string
  /** How it has ended; undefined while it goes on. */
  readonly outcomeOf: (state: State, setup: Setup) => Outcome | undefined
  /** Points, where results are compared by them. */
  readonly scoreOf?: (state: State) => number
  /** What is heard at a move; `move` without it. */
  readonly soundOf?: (after: State, before: State) => Sound
  /** The day of which it is the puzzle. */
  readonly dayOf?: (setup: Setup) => string | undefined
  readonly setupSchema: v.GenericSchema<unknown, Setup>
  /** Moves as a short text, and back; undefined if it is none. */
  readonly encodeMoves: (moves: readonly Move[]) => string
  readonly decodeMoves: (text: string) => readonly Move[] | undefined
  /** What is shown of it where it is not open. */
  readonly describe: (state: State, record: GameRecord<Setup, State, Move>) => Pick<Saved, 'progress' | 'picture'>
}

/** What lies on the table. */
export interface TableState<Setup, State, Move> {
  readonly record: GameRecord<Setup, State, Move>
  readonly time: PlayingTime
  /** When it was begun, in ms since 1970: the name of this game among the results. */
  readonly began: number
  readonly outcome: Outcome | undefined
  /** The game that was swept away by a new one, which the first undo brings back. */
  readonly swept: TableState<Setup, State, Move> | undefined
}

export interface Table<Setup, State, Move> {
  readonly store: Store<TableState<Setup, State, Move>>
  /** Plays a move. @returns whether it is allowed */
  play(move: Move): boolean
  /** Takes moves back; at the beginning it brings back the game that a new one has swept away. */
  undo(count?: number): void
  canUndo(): boolean
  /** Begins a new game. */
  begin(setup: Setup): void
  /** Has a game of a way to play lie there: the one that does if it is one, and for a day's puzzle of today. */
  want(variant: string): void
  /** How long this game has been played, in ms. */
  ms(): number
  /** Lets time go on while somebody sees the game, and stand still else. */
  watch(isSeen: boolean): void
}

const savedSchema = v.object({
  began: v.number(),
  ms: v.pipe(v.number(), v.minValue(0)),
  setup: v.unknown(),
  moves: v.string(),
})

/** Reads a stored game; undefined if it is damaged, or of rules that have changed. */
function readSaved<Setup, State, Move>(
  game: TableGame<Setup, State, Move>,
  text: string,
): TableState<Setup, State, Move> | undefined {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    return undefined
  }
  const read = v.safeParse(savedSchema, data)
  const setup = read.success ? v.safeParse(game.setupSchema, read.output.setup) : undefined
  if (!read.success || setup?.success !== true) return undefined
  const { began, ms, moves } = read.output
  const decoded = game.decodeMoves(moves)
  const record = decoded && replayRecord(game.rules, setup.output, decoded)
  if (record === undefined) return undefined
  const outcome = game.outcomeOf(presentState(record), record.setup)
  return { record, time: stoppedTime(ms), began, outcome, swept: undefined }
}

const now = () => performance.now()

/**
 * The table on which a game of moves is played: it keeps the game as it is after each move, measures its time, takes
 * moves back without end, and tells the page how it ended.
 * @param saved the stored game, if there is one @param variant of a new one
 */
export function createTable<Setup, State, Move>(
  game: TableGame<Setup, State, Move>,
  saved: string | undefined,
  variant: string,
): Table<Setup, State, Move> {
  type Lying = TableState<Setup, State, Move>
  const fresh = (setup: Setup, swept?: Lying): Lying => {
    const record = beginRecord(game.rules, setup)
    // no two games of a table have begun at the same time
    const began = Math.max(Date.now(), (swept?.began ?? 0) + 1)
    return { record, time: stoppedTime(0), began, outcome: undefined, swept }
  }
  const store = createStore<Lying>(
    (saved === undefined ? undefined : readSaved(game, saved)) ?? fresh(game.newSetup(variant)),
  )
  let isSeen = true
  /** Which game the player has moved in: one that he has only looked at is not kept, and so replaces none. */
  let touched: number | undefined

  const keep = () => {
    if (store.get().began === touched) save(() => describeTable(game, store.get()))
  }

  function put(next: Lying): void {
    const outcome = game.outcomeOf(presentState(next.record), next.record.setup)
    const isRunning = isSeen && outcome === undefined && next.record.moves.length > 0
    const put = { ...next, outcome, time: runTime(next.time, isRunning, now()) }
    store.set(put)
    keep()
    const day = game.dayOf?.(put.record.setup)
    if (outcome !== undefined)
      tell({ type: 'result', result: resultOf(game, put, outcome), ...(day === undefined ? {} : { day }) })
  }

  function begin(setup: Setup): void {
    const before = store.get()
    const isUnderWay = before.record.moves.length > 0 && before.outcome === undefined
    // its points count, also if nobody goes on with it
    if (isUnderWay && game.scoreOf !== undefined) tell({ type: 'result', result: resultOf(game, before, 'ended') })
    const time = stoppedTime(playedMs(before.time, now()))
    put(fresh(setup, before.record.moves.length > 0 ? { ...before, time } : before.swept))
  }

  return {
    store,
    begin,
    want(variant) {
      const setup = game.newSetup(variant)
      const lying = store.get().record.setup
      if (game.variantOf(lying) !== variant || game.dayOf?.(lying) !== game.dayOf?.(setup)) begin(setup)
    },
    play(move) {
      const before = store.get()
      if (before.outcome !== undefined) return false
      const record = withMove(game.rules, before.record, move)
      if (record === before.record) return false
      touched = before.began
      put({ ...before, record })
      const { outcome } = store.get()
      const heard = game.soundOf?.(presentState(record), presentState(before.record)) ?? 'move'
      playSound(outcome === undefined ? heard : outcome === 'won' ? 'won' : 'ended')
      return true
    },
    undo(count) {
      playSound('back')
      const { record, swept, ...others } = store.get()
      touched = record.moves.length > 0 ? others.began : swept?.began
      if (record.moves.length > 0) put({ ...others, swept, record: withoutMoves(record, count) })
      else if (swept !== undefined) put(swept)
    },
    canUndo: () => store.get().record.moves.length > 0 || store.get().swept !== undefined,
    ms: () => playedMs(store.get().time, now()),
    watch(seen) {
      isSeen = seen
      const { record, outcome, time } = store.get()
      const isRunning = seen && outcome === undefined && record.moves.length > 0
      store.patch({ time: runTime(time, isRunning, now()) })
      if (!seen) keep()
    },
  }
}

/** What is kept of a game: one that has ended is nothing to go on with; undefined if it is too long. */
function describeTable<Setup, State, Move>(
  game: TableGame<Setup, State, Move>,
  { record, time, began, outcome }: TableState<Setup, State, Move>,
): Saved | undefined {
  if (outcome !== undefined) return {}
  const state = JSON.stringify({
    began,
    ms: playedMs(time, now()),
    setup: record.setup,
    moves: game.encodeMoves(record.moves),
  })
  return state.length > MOST_STATE ? undefined : { state, ...game.describe(presentState(record), record) }
}

/** How a game has ended, as the page keeps it. */
export function resultOf<Setup, State, Move>(
  game: TableGame<Setup, State, Move>,
  { record, time, began }: TableState<Setup, State, Move>,
  outcome: Outcome,
): Result {
  const score = game.scoreOf?.(presentState(record))
  return {
    at: began,
    outcome,
    variant: game.variantOf(record.setup),
    ms: playedMs(time, now()),
    moves: record.moves.length,
    ...(score === undefined ? {} : { score }),
  }
}
