import { useEffect, useEffectEvent } from 'react'

/** The browser's own list of what can be closed, for those that have one (Chromium). */
interface CloseWatcher {
  onclose: (() => void) | null
  destroy(): void
}
declare const CloseWatcher: (new () => CloseWatcher) | undefined

/**
 * Hears what the system has for closing: the back gesture of a phone, and Esc wherever the focus is. Who has come to
 * listen last is asked alone.
 */
export function useCloseRequest(open: boolean, close: () => void): void {
  const act = useEffectEvent(close)
  useEffect(() => {
    // the watcher counts as one press of "back" for as long as it is there
    if (!open || typeof CloseWatcher === 'undefined') return undefined
    const watcher = new CloseWatcher()
    watcher.onclose = () => act()
    return () => watcher.destroy()
  }, [open])
}
