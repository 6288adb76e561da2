import { useEffect, useRef, useState } from 'preact/hooks'
import { flush } from '../bridge/save.ts'
import { leaveControl } from '../input/use-board-focus.ts'
import { isSeen } from '../is-seen.ts'
import { session } from '../session.ts'
import { type Arcade, type ArcadeGame, countShown, createArcade, type Phase } from './arcade.ts'
import { useLoop } from './use-loop.ts'

interface Show<State, Input> {
  /** What the player does just now; asked for at each step. */
  readonly input: () => Input
  /** Draws a state. @param ahead how much of the next step has gone by, 0 to 1: what moves evenly may be drawn there */
  readonly draw: (context: CanvasRenderingContext2D, state: State, ahead: number) => void
  /** Tells what views show beside the stage, such as points: they are drawn again only when it changes. */
  readonly figures: (state: State) => string
  /** Forgets what was pressed: nothing that is pressed during a countdown counts. Without it the game remembers. */
  readonly forget?: () => void
}

/** A game that runs, for its view. */
export interface Running<State, Input> {
  readonly arcade: Arcade<State, Input>
  readonly phase: Phase
  readonly onContext: (context: CanvasRenderingContext2D) => void
}

/** An arcade game for its view: it runs while somebody sees it, and stands still else. */
export function useArcade<State, Input>(
  game: ArcadeGame<State, Input>,
  saved: string | undefined,
  variant: string,
  { input, draw, figures, forget }: Show<State, Input>,
): Running<State, Input> {
  const [arcade] = useState(() => createArcade(game, saved, variant))
  const context = useRef<CanvasRenderingContext2D | undefined>(undefined)
  const told = useRef(figures)
  told.current = figures
  const [, show] = useState('')
  const drawNow = (ahead: number) => {
    if (context.current !== undefined) draw(context.current, arcade.store.get().state, ahead)
  }
  const drawing = useRef(drawNow)
  drawing.current = drawNow
  const { phase, began } = arcade.store.get()
  useEffect(() => {
    const follow = () => {
      const now = arcade.store.get()
      show(`${now.began} ${now.phase} ${countShown(now)} ${told.current(now.state)}`)
      if (now.phase !== 'running') drawing.current(0) // no loop does
    }
    return arcade.store.subscribe(follow)
  }, [arcade])
  useEffect(() => {
    const pauseUnseen = () => {
      if (!isSeen()) arcade.pause()
    }
    const leave = () => {
      arcade.pause()
      flush()
    }
    document.addEventListener('visibilitychange', pauseUnseen)
    addEventListener('blur', arcade.pause) // the keys are elsewhere
    addEventListener('pagehide', leave)
    const end = session.subscribe(pauseUnseen)
    return () => {
      document.removeEventListener('visibilitychange', pauseUnseen)
      removeEventListener('blur', arcade.pause)
      removeEventListener('pagehide', leave)
      end()
    }
  }, [arcade])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another game may begin while one runs
  useEffect(() => {
    // while it runs, Space is the game's, and presses no button that had the focus
    if (phase === 'running') leaveControl()
  }, [phase, began])
  const count = () => {
    forget?.()
    arcade.countDown()
  }
  useLoop({ step: () => arcade.step(input()), draw: drawNow }, phase === 'running')
  useLoop({ step: count, draw: () => undefined }, phase === 'counting')
  return {
    arcade,
    phase,
    onContext: (given) => {
      context.current = given
    },
  }
}
