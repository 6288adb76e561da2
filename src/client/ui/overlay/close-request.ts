import { useEffect, useEffectEvent } from 'react'

/** The browser's CloseWatcher API (Chromium only). */
interface CloseWatcher {
  onclose: (() => void) | null
  destroy(): void
}
declare const CloseWatcher: (new () => CloseWatcher) | undefined

/** Closes on the system's close request: a phone's back gesture, or Esc anywhere. Only the latest watcher is asked. */
export function useCloseRequest(open: boolean, close: () => void): void {
  const act = useEffectEvent(close)
  useEffect(() => {
    // an existing watcher consumes one press of "back", so it exists only while open
    if (!open || typeof CloseWatcher === 'undefined') return undefined
    const watcher = new CloseWatcher()
    watcher.onclose = () => act()
    return () => watcher.destroy()
  }, [open])
}
