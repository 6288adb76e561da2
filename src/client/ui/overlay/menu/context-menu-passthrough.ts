import { useEffect } from 'react'

/**
 * While a menu is open the page under it is inert. A right click beside the menu closes it and is passed on to what lies
 * there, so that the next menu opens at once where the pointer is.
 */
export function useContextMenuPassthrough(open: boolean, close: () => void): void {
  useEffect(() => {
    // the page's own events are outside of React
    if (!open) return undefined
    const passOn = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('[role="menu"]')) {
        event.preventDefault()
        return
      }
      event.preventDefault()
      event.stopPropagation()
      close()
      // two frames: React has closed the menu, and the page may be hit again
      requestAnimationFrame(() => requestAnimationFrame(() => repeat(event)))
    }
    addEventListener('contextmenu', passOn, { capture: true })
    return () => removeEventListener('contextmenu', passOn, { capture: true })
  }, [open, close])
}

function repeat({ clientX, clientY, screenX, screenY, button, ctrlKey, shiftKey, altKey, metaKey }: MouseEvent): void {
  const target = document.elementFromPoint(clientX, clientY)
  const again = { clientX, clientY, screenX, screenY, button, ctrlKey, shiftKey, altKey, metaKey }
  target?.dispatchEvent(new MouseEvent('contextmenu', { ...again, bubbles: true, cancelable: true, composed: true }))
}
