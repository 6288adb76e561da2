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
  /** Whether it is won against somebody: in how many moves is no measure. */
  readonly isDuel?: true
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
  /**
   * Plays a move. @param isComputers whether it is not the player's: with the first one of a game he has not begun it
   * @returns whether it is allowed
   */
  play(move: Move, isComputers?: boolean): boolean
  /** Takes moves back; at the beginning it brings back the game that a new one has swept away. */
  undo(count?: number): void
  canUndo(): boolean
  /** Begins a new game. */
  begin(setup: Setup): void
  /** Changes what a setup says beside the rules, such as how pieces are marked; the game goes on. */
  amend(setup: Setup): void
  /** Has a game of a way to play lie there: the one that does if it is one, and for a day's puzzle of today. */
  want(variant: string): void
  /** How long this game has been played, in ms. */
  ms(): number
  /** Lets time go on while somebody sees the game, and stand still else. */
  watch(isSeen: boolean): void
}

const gameEntries = {
  began: v.number(),
  ms: v.pipe(v.number(), v.minValue(0)),
  setup: v.unknown(),
  moves: v.string(),
}
/** A game, and the one under way that it has swept away. */
const savedSchema = v.object({ ...gameEntries, swept: v.optional(v.object(gameEntries)) })
type SavedGame = v.InferOutput<ReturnType<typeof v.object<typeof gameEntries, undefined>>>

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
  if (!read.success) return undefined
  const { swept, ...saved } = read.output
  const lying = replay(game, saved)
  return lying && { ...lying, swept: swept && replay(game, swept) }
}

function replay<Setup, State, Move>(
  game: TableGame<Setup, State, Move>,
  { began, ms, setup: stored, moves }: SavedGame,
): TableState<Setup, State, Move> | undefined {
  const setup = v.safeParse(game.setupSchema, stored)
  const decoded = setup.success ? game.decodeMoves(moves) : undefined
  if (!setup.success) return undefined
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
    const lying = store.get()
    if (lying.began === touched) save(() => describeTable(game, lying))
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
    amend(setup) {
      const { record, began } = store.get()
      if (record.moves.length > 0) touched = began
      store.patch({ record: { ...record, setup } })
      keep()
    },
    want(variant) {
      const wanted = game.newSetup(variant)
      const isWanted = ({ record: { setup } }: Lying) =>
        game.variantOf(setup) === variant && game.dayOf?.(setup) === game.dayOf?.(wanted)
      const { swept, ...lying } = store.get()
      if (isWanted({ ...lying, swept })) return
      if (swept !== undefined && isWanted(swept)) put({ ...swept, swept: { ...lying, swept: undefined } })
      else begin(wanted)
    },
    play(move, isComputers = false) {
      const before = store.get()
      if (before.outcome !== undefined) return false
      const record = withMove(game.rules, before.record, move)
      if (record === before.record) return false
      if (!isComputers || before.record.moves.length > 0) touched = before.began
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

/**
 * What is kept: the game that lies there with the one it has swept away; of one that has ended only that, or nothing to
 * go on with. Undefined if it is too long.
 */
function describeTable<Setup, State, Move>(
  game: TableGame<Setup, State, Move>,
  lying: TableState<Setup, State, Move>,
): Saved | undefined {
  const swept = lying.swept?.outcome === undefined ? lying.swept : undefined
  if (lying.outcome !== undefined) return swept === undefined ? {} : describeTable(game, { ...swept, swept: undefined })
  const whole = savedOf(game, lying)
  const texts = [{ ...whole, swept: swept && savedOf(game, swept) }, whole].map((saved) => JSON.stringify(saved))
  const state = texts.find(({ length }) => length <= MOST_STATE)
  return state === undefined ? undefined : { state, ...game.describe(presentState(lying.record), lying.record) }
}

const savedOf = <Setup, State, Move>(
  game: TableGame<Setup, State, Move>,
  { record: { setup, moves }, time, began }: TableState<Setup, State, Move>,
): SavedGame => ({ began, ms: playedMs(time, now()), setup, moves: game.encodeMoves(moves) })

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
    ...(game.isDuel ? {} : { moves: record.moves.length }),
    ...(score === undefined ? {} : { score }),
  }
}
