import type { RefObject } from 'react'
import { useWindowKeys } from '../../kit/interaction.ts'
import {
  resetStopwatch,
  resetTimer,
  restartPhase,
  takeLap,
  togglePomodoro,
  toggleStopwatch,
  toggleTimer,
} from './actions.ts'
import { timerRuns, timers } from './document.ts'
import { foremostTimer, type Kind } from './model.ts'

const withTimer = (act: (timer: NonNullable<ReturnType<typeof foremostTimer>>) => void) => () => {
  const timer = foremostTimer(timers.get(), timerRuns.get(), Date.now())
  if (timer !== undefined) act(timer)
}

/** Space starts and stops, L ends a lap, R goes back to the beginning. */
const KEYS: Readonly<Record<Kind, Readonly<Record<string, () => void>>>> = {
  timer: { ' ': withTimer(toggleTimer), r: withTimer(resetTimer) },
  stopwatch: { ' ': toggleStopwatch, l: takeLap, r: resetStopwatch },
  pomodoro: { ' ': togglePomodoro, r: restartPhase },
}

/** The keys of the view while its window has the keyboard. */
export const useTimerKeys = (view: RefObject<HTMLElement | null>, kind: Kind): void => useWindowKeys(view, KEYS[kind])
