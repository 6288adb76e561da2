import type { MouseEvent } from 'react'
import { useLongPress } from '../../input/pointer/use-long-press.ts'

/** Where a menu opens in the window, in px, and whether by a key, so that its first entry has the focus. */
interface MenuPlace {
  readonly at: { readonly x: number; readonly y: number }
  readonly focusFirst: boolean
}

/**
 * The handlers of an element that has a menu: by the second button, by keys, and by a long press, for which not every
 * browser has an event of its own.
 */
export function useContextMenu(open: (place: MenuPlace) => void) {
  return {
    ...useLongPress((_target, at) => open({ at, focusFirst: false })),
    onContextMenu(event: MouseEvent<HTMLElement>) {
      event.preventDefault()
      const { nativeEvent, button, ctrlKey, clientX, clientY, currentTarget } = event
      if (nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch') return
      const focusFirst = button !== 2 && !ctrlKey
      const { left, bottom } = currentTarget.getBoundingClientRect()
      open({ at: focusFirst ? { x: left, y: bottom } : { x: clientX, y: clientY }, focusFirst })
    },
  }
}
