import * as v from 'valibot'
import { MOST_STATE, type Result } from '../../../shared/games/bridge.ts'
import { tell } from '../bridge/connect.ts'
import { type Saved, save } from '../bridge/save.ts'
import { newSeed } from '../random.ts'
import { playSound } from '../sound/play-sound.ts'
import type { Sound } from '../sound/sounds.ts'
import { createStore, type Store } from '../store.ts'
import { STEPS_PER_SECOND } from './steps.ts'

/** A game that runs by itself, as the kit needs to know it. */
export interface ArcadeGame<State, Input> {
  /** The first state of a game, all of whose chance comes from the seed. */
  readonly begin: (variant: string, seed: number) => State
  /** The state after one step, sixty of which are a second. It may change the state that it is given. */
  readonly step: (state: State, input: Input) => State
  readonly isOver: (state: State) => boolean
  /** Points, a length, a distance. */
  readonly scoreOf: (state: State) => number
  /** Whether it is heard when the score rises. */
  readonly isScoreHeard?: true
  /** What is heard of the step that has led to a state; of the last one of a game, its end is. */
  readonly soundOf?: (state: State) => Sound | undefined
  /** Whether nothing moves that the player has to be ready for: after a pause it goes on at once. */
  readonly isAtRest?: (state: State) => boolean
  readonly variantOf: (state: State) => string
  readonly schema: v.GenericSchema<unknown, State>
  /** How far it is, for the placeholders of the text `progress`. */
  readonly describe: (state: State) => Pick<Saved, 'progress' | 'picture'>
}

/** `ready` before the first step, `paused` while the player is elsewhere, `counting` down before it goes on. */
export type Phase = 'ready' | 'running' | 'paused' | 'counting' | 'over'

export interface ArcadeState<State> {
  readonly state: State
  readonly phase: Phase
  /** Steps until it goes on, while it counts down. */
  readonly countdown: number
  /** Steps so far, and when it began, in ms since 1970: the name of this game among the results. */
  readonly steps: number
  readonly began: number
}

export interface Arcade<State, Input> {
  readonly store: Store<ArcadeState<State>>
  /** Begins, or goes on: after a countdown if there was a pause. */
  run(): void
  pause(): void
  /** One step of the countdown. */
  countDown(): void
  /** Goes on at once. */
  skipCountdown(): void
  step(input: Input): void
  begin(variant: string): void
  result(): Result
}

/** Steps between two times that a running game is kept: it may be left at any time. */
const KEPT_EVERY = 120

/** Steps of each number of a countdown, and the number it begins with. */
const COUNT_STEPS = 42
const FIRST_COUNT = 3

/** The number that a countdown shows; 0 when there is none. */
export const countShown = ({ phase, countdown }: Pick<ArcadeState<unknown>, 'phase' | 'countdown'>): number =>
  phase === 'counting' ? Math.ceil(countdown / COUNT_STEPS) : 0

const savedSchema = v.object({ began: v.number(), steps: v.number(), state: v.unknown() })

/**
 * Runs a game in steps, keeps it whenever it stands still, and tells the page how it ended.
 * @param saved the stored game, if there is one; it waits for the player
 */
export function createArcade<State, Input>(
  game: ArcadeGame<State, Input>,
  saved: string | undefined,
  variant: string,
): Arcade<State, Input> {
  const fresh = (way: string): ArcadeState<State> => ({
    state: game.begin(way, newSeed()),
    phase: 'ready',
    countdown: 0,
    steps: 0,
    began: Date.now(),
  })
  const store = createStore<ArcadeState<State>>(
    (saved === undefined ? undefined : readSaved(game, saved)) ?? fresh(variant),
  )
  const keep = () => save(() => describeArcade(game, store.get()))
  const result = (): Result => {
    const { state, steps, began } = store.get()
    return {
      at: began,
      outcome: 'ended',
      variant: game.variantOf(state),
      score: game.scoreOf(state),
      ms: Math.round((steps * 1000) / STEPS_PER_SECOND),
    }
  }
  return {
    store,
    result,
    run() {
      const { phase, state } = store.get()
      if (phase === 'paused' && !game.isAtRest?.(state))
        store.patch({ phase: 'counting', countdown: FIRST_COUNT * COUNT_STEPS })
      else if (phase === 'ready' || phase === 'paused') store.patch({ phase: 'running' })
    },
    pause() {
      const { phase } = store.get()
      if (phase === 'running' || phase === 'counting') store.patch({ phase: 'paused' })
      if (phase === 'running') keep()
    },
    countDown() {
      const { phase, countdown } = store.get()
      if (phase === 'counting') store.patch(countdown > 1 ? { countdown: countdown - 1 } : { phase: 'running' })
    },
    skipCountdown() {
      if (store.get().phase === 'counting') store.patch({ phase: 'running' })
    },
    step(input) {
      const { state, steps, phase } = store.get()
      if (phase !== 'running') return
      const before = game.scoreOf(state)
      const next = game.step(state, input)
      if (game.isScoreHeard && game.scoreOf(next) > before) playSound('gain')
      const isOver = game.isOver(next)
      const heard = isOver ? undefined : game.soundOf?.(next)
      if (heard !== undefined) playSound(heard)
      store.patch({ state: next, steps: steps + 1, ...(isOver && { phase: 'over' }) })
      if (isOver || (steps + 1) % KEPT_EVERY === 0) keep()
      if (!isOver) return
      playSound('ended')
      tell({ type: 'result', result: result() })
    },
    begin(way) {
      const { phase, steps } = store.get()
      // its points count, also if nobody goes on with it; it is kept until the new one runs
      if (phase !== 'over' && steps > 0) tell({ type: 'result', result: result() })
      store.set(fresh(way))
    },
  }
}

function readSaved<State, Input>(game: ArcadeGame<State, Input>, text: string): ArcadeState<State> | undefined {
  try {
    const { began, steps, state } = v.parse(savedSchema, JSON.parse(text))
    return { state: v.parse(game.schema, state), phase: 'paused', countdown: 0, steps, began }
  } catch {
    return undefined // damaged, or of rules that have changed
  }
}

/** What is kept: a game that is over is nothing to go on with; undefined if it is too long. */
function describeArcade<State, Input>(
  game: ArcadeGame<State, Input>,
  { state, phase, steps, began }: ArcadeState<State>,
): Saved | undefined {
  if (phase === 'over') return {}
  const text = JSON.stringify({ began, steps, state })
  return text.length > MOST_STATE ? undefined : { state: text, ...game.describe(state) }
}
