import { useEffect } from 'react'
import { closeWindow } from '../state/window-state.ts'

/** The hash of the page while the window is open on a phone (spec section 2). */
const HASH = '#dialog'

/** Marks the history entry that the window has made: only from that "back" returns to our page. */
const ENTRY = { window: true } as const

const isOwnEntry = () => typeof history.state === 'object' && history.state !== null && 'window' in history.state

/** Sets the hash as the window opens; returning to the root closes the window, and closing it returns to the root. */
export function useDialogHash(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return
    if (location.hash !== HASH) history.pushState(ENTRY, '', HASH)
    const follow = () => {
      if (location.hash !== HASH) closeWindow()
    }
    addEventListener('popstate', follow)
    return () => {
      removeEventListener('popstate', follow)
      leaveDialogHash()
    }
  }, [isShown])
}

/** Returns to the root: by "back" where that is our own entry, else in place, as with a bookmark of the hash. */
export function leaveDialogHash(): void {
  if (location.hash !== HASH) return
  if (isOwnEntry()) history.back()
  else history.replaceState(null, '', location.pathname + location.search)
}
