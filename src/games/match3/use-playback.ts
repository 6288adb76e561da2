import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { session } from '../kit/session.ts'
import { restedSteps, type Step } from './steps.ts'

/** How long a step is shown, in ms. */
const SHOWN_MS: Readonly<Record<Step['type'], number>> = {
  swapped: 120,
  turned: 320,
  cleared: 170,
  fallen: 250,
  shuffled: 380,
}
/** How much longer special pieces are seen going off, in ms. */
const BLAST_MS = 130
/** How long it is seen what a move has brought, where motion is reduced, in ms. */
const RESTED_MS = 900

/** Steps that are shown one after another: `at` is the one that is shown now. */
export interface Playing {
  readonly steps: readonly Step[]
  readonly at: number
  /** Whether the pieces are at rest already, and only what was brought is told. */
  readonly isRested: boolean
}

interface Playback {
  /** Undefined while the board is at rest. */
  readonly playing: Playing | undefined
  /** Shows steps from the first; only what they bring where motion is reduced. */
  readonly start: (steps: readonly Step[]) => void
  /** Brings what is shown to its end at once. */
  readonly hurry: () => void
}

/** Shows the steps of a move. @param onStep called when one begins to be shown, after the first */
export function usePlayback(onStep: (step: Step) => void): Playback {
  const [playing, setPlaying] = useState<Playing | undefined>(undefined)
  const told = useRef(onStep)
  told.current = onStep
  // not a mere effect: what was hurried must not go on
  useLayoutEffect(() => {
    const step = playing?.steps[playing.at]
    if (playing === undefined || step === undefined) return
    const ms = playing.isRested ? RESTED_MS : SHOWN_MS[step.type] + (step.blasts.length > 0 ? BLAST_MS : 0)
    const timer = setTimeout(() => {
      const next = playing.steps[playing.at + 1]
      setPlaying(next === undefined ? undefined : { ...playing, at: playing.at + 1 })
      if (next !== undefined) told.current(next)
    }, ms)
    return () => clearTimeout(timer)
  }, [playing])
  return {
    playing,
    start(given) {
      const isRested = session.get().isMotionReduced
      const steps = isRested ? restedSteps(given) : given
      setPlaying(steps.length === 0 ? undefined : { steps, at: 0, isRested })
    },
    hurry: () => setPlaying(undefined),
  }
}
