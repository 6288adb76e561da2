import { type RefObject, useEffect } from 'react'
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

/** Controls that have these keys for themselves; the tab that is shown needs none. */
const CONTROLS = 'button:not([role="tab"][aria-selected="true"]), input, textarea, select, [role="menuitem"]'

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
export function useTimerKeys(view: RefObject<HTMLElement | null>, kind: Kind): void {
  useEffect(() => {
    // the window, which has the focus when it opens, is outside of the view
    const press = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey, shiftKey } = event
      if (!(target instanceof Element) || ctrlKey || metaKey || altKey || shiftKey || event.defaultPrevented) return
      const act = KEYS[kind][key.toLowerCase()]
      const dialog = view.current?.closest('[role="dialog"]')
      if (act === undefined || !dialog?.contains(target) || target.closest(CONTROLS)) return
      event.preventDefault() // space would scroll
      if (!event.repeat) act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [view, kind])
}
