import { type RefObject, useEffect, useRef } from 'react'
import { isComposing } from '../../ui/input/composing.ts'

interface FocusState {
  /** Neither closed nor minimised. */
  readonly isShown: boolean
  readonly isModal: boolean
  /** False after a reload: the focus stays where it is. */
  readonly isEntering: boolean
}

/** Moves the focus into the window as it appears, back as it goes, and into it by F6 from the home screen. */
export function useWindowFocus(window: RefObject<HTMLElement | null>, state: FocusState): void {
  const { isShown, isModal, isEntering } = state
  const opener = useRef<Element>(null)
  const mayTakeFocus = useRef(isEntering)
  useEffect(() => {
    const element = window.current
    if (isShown) {
      opener.current = document.activeElement
      if (mayTakeFocus.current) element?.focus({ preventScroll: true })
      mayTakeFocus.current = true
      return
    }
    const now = document.activeElement
    // a focus that the user has moved elsewhere stays
    if (opener.current instanceof HTMLElement && (now === document.body || element?.contains(now)))
      opener.current.focus({ preventScroll: true })
  }, [window, isShown])
  useEffect(() => {
    // the key is pressed outside the window
    if (!isShown || isModal) return
    const enter = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.defaultPrevented || isComposing(event)) return
      event.preventDefault()
      window.current?.focus({ preventScroll: true })
    }
    addEventListener('keydown', enter)
    return () => removeEventListener('keydown', enter)
  }, [window, isShown, isModal])
}
