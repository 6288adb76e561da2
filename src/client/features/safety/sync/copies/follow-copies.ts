import { createElement } from 'react'
import type { Channel } from '../../../../core/tabs/channel.ts'
import { openOverlay } from '../../../../ui/overlay/overlay.ts'
import { connectCopies, untoldCopies } from './copies.ts'

/** Tells the user of copies in whichever tab he sees, until he has read it. Called once, at the start. */
export function followCopies(channel: Channel): void {
  connectCopies(channel)
  let close: (() => void) | undefined
  const follow = () => {
    if (untoldCopies.getState().length === 0) {
      close?.()
      close = undefined
    } else if (document.visibilityState === 'visible') close ??= openNote()
  }
  untoldCopies.subscribe(follow)
  document.addEventListener('visibilitychange', follow)
}

const openNote = () =>
  openOverlay(
    () => import('./CopyNote.tsx'),
    ({ CopyNote }, { open }) => (open ? createElement(CopyNote) : null),
  )
