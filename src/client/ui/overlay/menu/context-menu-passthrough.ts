import { useEffect } from 'react'

/**
 * An open menu makes the page inert. A right click outside closes it and is dispatched again to the element under the
 * pointer, so that the next menu opens at once.
 */
export function useContextMenuPassthrough(open: boolean, close: () => void): void {
  useEffect(() => {
    // on the window, in capture: the inert page itself gets no events
    if (!open) return undefined
    const closeAndRedispatch = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('[role="menu"]')) {
        event.preventDefault()
        return
      }
      event.preventDefault()
      event.stopPropagation()
      close()
      // two frames: React has closed the menu, and hit testing finds the page again
      requestAnimationFrame(() => requestAnimationFrame(() => redispatch(event)))
    }
    addEventListener('contextmenu', closeAndRedispatch, { capture: true })
    return () => removeEventListener('contextmenu', closeAndRedispatch, { capture: true })
  }, [open, close])
}

function redispatch({
  clientX,
  clientY,
  screenX,
  screenY,
  button,
  ctrlKey,
  shiftKey,
  altKey,
  metaKey,
}: MouseEvent): void {
  const target = document.elementFromPoint(clientX, clientY)
  const again = { clientX, clientY, screenX, screenY, button, ctrlKey, shiftKey, altKey, metaKey }
  target?.dispatchEvent(new MouseEvent('contextmenu', { ...again, bubbles: true, cancelable: true, composed: true }))
}
