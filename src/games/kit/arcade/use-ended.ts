import { useEffect, useState } from 'preact/hooks'
import type { Phase } from './arcade.ts'

/** For so long nothing is pressed before the end is told, in ms. */
const QUIET_MS = 700

/**
 * Whether the end of a game is to be told: once its last moment has been seen, and the player has let go. Who still
 * presses the keys of the game would press the buttons of the end.
 */
export function useEnded(phase: Phase): boolean {
  const [isQuiet, setQuiet] = useState(false)
  useEffect(() => {
    setQuiet(false)
    if (phase !== 'over') return
    const wait = () => setTimeout(() => setQuiet(true), QUIET_MS)
    let timer = wait()
    const pressed = () => {
      clearTimeout(timer)
      timer = wait()
    }
    addEventListener('keydown', pressed)
    addEventListener('pointerdown', pressed)
    return () => {
      clearTimeout(timer)
      removeEventListener('keydown', pressed)
      removeEventListener('pointerdown', pressed)
    }
  }, [phase])
  return phase === 'over' && isQuiet
}
