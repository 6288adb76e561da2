import { type RefObject, useEffect, useRef } from 'react'

/**
 * Returns what gives the focus to the canvas in `place` when the element that had it is gone, such as an entry of a menu:
 * else no key would reach the canvas. To be called after each change of the canvas.
 */
export function useFocusReturn(place: RefObject<HTMLElement | null>): () => void {
  const wasInside = useRef(false)
  useEffect(() => {
    const note = ({ target }: Event) => {
      wasInside.current = target instanceof Node && place.current?.contains(target) === true
    }
    // a press elsewhere may take the focus away without giving it to another element
    const events = ['focusin', 'pointerdown'] as const
    for (const type of events) addEventListener(type, note, { capture: true })
    return () => {
      for (const type of events) removeEventListener(type, note, { capture: true })
    }
  }, [place])
  return () => {
    if (!wasInside.current || document.activeElement !== document.body) return
    place.current?.querySelector<HTMLElement>('.excalidraw-container')?.focus({ preventScroll: true })
  }
}
