import { type RefObject, useLayoutEffect } from 'react'
import { isComposing } from './composing.ts'
import { TEXT_INPUTS } from './text-inputs.ts'

/** What has letters for itself … */
const TYPED = `${TEXT_INPUTS}, select, [role^="menuitem"]`
/** … and what Space presses; the tab that is shown needs none. */
const PRESSED = 'button:not([role="tab"][aria-selected="true"]), input, a[href], [role="checkbox"]'

/**
 * Single keys of a window's content, without modifiers, wherever in the window the focus is: letters but in a text, Space
 * but on what it presses. A key that is held acts once.
 * @param content anything in the window
 * @param actions by key, letters in lower case
 */
export function useWindowKeys(
  content: RefObject<HTMLElement | null>,
  actions: Readonly<Record<string, () => void>>,
): void {
  useLayoutEffect(() => {
    // the window itself, around the content, has the focus when it opens
    const window = content.current?.closest<HTMLElement>('[role="dialog"]')
    const press = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey, shiftKey, repeat } = event
      if (ctrlKey || metaKey || altKey || shiftKey || event.defaultPrevented || isComposing(event)) return
      const action = actions[key.toLowerCase()]
      const owners = key === ' ' ? `${TYPED}, ${PRESSED}` : TYPED
      if (action === undefined || !(target instanceof Element) || target.closest(owners) !== null) return
      event.preventDefault() // space would scroll
      event.stopPropagation()
      if (!repeat) action()
    }
    window?.addEventListener('keydown', press)
    return () => window?.removeEventListener('keydown', press)
  })
}
