import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'

/** Gives the focus to the cursor of the board that is shown, if it has one and nothing else has the focus. */
let focusCursor: (() => void) | undefined

/** After a control was used the keys are the board's again, and the focus is its cursor's. */
export function leaveControl(): void {
  const { activeElement } = document
  if (activeElement instanceof HTMLElement && activeElement.closest('[data-controls]') !== null) activeElement.blur()
  focusCursor?.()
}

/**
 * Gives the focus to the cell of the cursor, the one cell with `tabindex="0"`, when the game is opened and after a
 * control was used: Enter and Space play there without an arrow before.
 * @param board the element around all cells @param began the name of the game, where each begins with a cursor of its own
 */
export function useBoardFocus(board: RefObject<HTMLElement | null>, began?: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another game the focus is where its cursor is
  useEffect(() => {
    if (board.current?.contains(document.activeElement))
      board.current.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true })
  }, [board, began])
  useEffect(() => {
    focusCursor = () => {
      if (document.activeElement === null || document.activeElement === document.body)
        board.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true })
    }
    focusCursor()
    return () => {
      focusCursor = undefined
    }
  }, [board])
}
