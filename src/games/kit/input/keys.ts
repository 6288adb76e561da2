import { useEffect, useRef } from 'preact/hooks'
import { tell } from '../bridge/connect.ts'
import { session } from '../session.ts'
import type { Direction } from './direction.ts'
import { leaveControl } from './use-board-focus.ts'

/** What keys do, by `KeyboardEvent.key`; letters in lower case. */
export type KeyMap = Readonly<Record<string, (event: KeyboardEvent) => void>>

/** What keys do that have a direction. @param directions such as `ARROWS`, or `STEERING` */
export const directionKeys = (
  directions: Readonly<Record<string, Direction>>,
  act: (direction: Direction, event: KeyboardEvent) => void,
): KeyMap =>
  Object.fromEntries(
    Object.entries(directions).map(([key, direction]) => [key, (event: KeyboardEvent) => act(direction, event)]),
  )

/** The name of a key in a `KeyMap`: a letter by its place where an input method has the keyboard, which gives none. */
export function keyNameOf({ key, code }: KeyboardEvent): string {
  const letter = /^Key([A-Z])$/.exec(code)?.[1]
  if (letter !== undefined && !/^[a-z]$/i.test(key)) return letter.toLowerCase()
  return key.length === 1 ? key.toLowerCase() : key
}

/** Whether a key presses the control that has the focus, beside the board. */
const isPress = ({ key, target }: KeyboardEvent): boolean =>
  (key === 'Enter' || key === ' ') && target instanceof Element && target.closest('[data-controls] button') !== null

/** A click on a control leaves it; the keyboard's own click, which has no count, does not. */
function leaveClicked(event: MouseEvent): void {
  // the path, since what was clicked may be gone by now
  const isOfControl = event.composedPath().some((part) => part instanceof Element && part.matches('[data-controls]'))
  if (event.detail > 0 && isOfControl) leaveControl()
}

/** Keys that end what is on the screen, or belong to a command of the page; others are the browser's. */
const isForPage = (event: KeyboardEvent): boolean =>
  event.ctrlKey || event.metaKey ? session.get().shortcuts.includes(keyNameOf(event)) : event.key === 'Escape'

/**
 * Has keys do something while the game is seen. Those that it does not take, such as Ctrl+K, reach the page.
 * @param isOverlaid whether a screen of the game lies over its board, which has then no keys
 */
export function useKeys(map: KeyMap, isOverlaid = false): void {
  const current = useRef(map)
  current.current = isOverlaid ? {} : map
  useEffect(() => {
    const take = (event: KeyboardEvent) => {
      if (session.get().isDialogOpen || event.defaultPrevented || isPress(event)) return
      const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : current.current[keyNameOf(event)]
      if (act !== undefined) {
        event.preventDefault() // an arrow would scroll
        act(event)
      } else if (isForPage(event)) {
        const { key, code, ctrlKey, metaKey, shiftKey, altKey } = event
        if (!event.repeat) tell({ type: 'key', key, code, ctrlKey, metaKey, shiftKey, altKey })
        event.preventDefault()
      }
    }
    addEventListener('keydown', take)
    addEventListener('click', leaveClicked)
    return () => {
      removeEventListener('keydown', take)
      removeEventListener('click', leaveClicked)
    }
  }, [])
}

/** What a held key does once, and not with each repetition. */
export const once = (run: () => void) => (event: KeyboardEvent) => {
  if (!event.repeat) run()
}
