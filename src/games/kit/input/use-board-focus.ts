import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'

/**
 * Gives the focus to the cell of the cursor, the one cell with `tabindex="0"`, when the game is opened and after a click on
 * a control: Enter and Space play there without an arrow before.
 * @param board the element around all cells
 */
export function useBoardFocus(board: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const focusCursor = () => {
      if (document.activeElement === null || document.activeElement === document.body)
        board.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true })
    }
    const follow = ({ detail, target }: MouseEvent) => {
      const isOfControl = target instanceof Element && target.closest('[data-controls]') !== null
      if (isOfControl && detail > 0) queueMicrotask(focusCursor) // once the control has left the focus
    }
    focusCursor()
    addEventListener('click', follow)
    return () => removeEventListener('click', follow)
  }, [board])
}
