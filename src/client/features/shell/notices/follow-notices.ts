import { createElement } from 'react'
import { notices } from '../../../../shared/api/notices.ts'
import { call } from '../../../core/net/call.ts'
import { connection } from '../../../core/net/connection.ts'
import { openOverlay } from '../../../ui/overlay/overlay.ts'
import { themeSettings } from '../../data/theme/index.ts'
import { dismissedNotices } from './document.ts'
import { stillListed } from './model.ts'
import { noticeNow, toldNotices } from './told-notices.ts'

/**
 * Shows what the administrator tells all users, one after another, until each is dismissed in some tab of this device.
 * The server is asked now, and again when the page is looked at; its answer is good for some minutes, in all tabs.
 */
export function followNotices(): void {
  let close: (() => void) | undefined
  const show = () => {
    if (noticeNow() !== undefined) close ??= openNote()
    else {
      close?.()
      close = undefined
    }
  }
  toldNotices.subscribe(show)
  dismissedNotices.subscribe(show)
  document.addEventListener('visibilitychange', () => document.hidden || void askNotices())
  void askNotices()
}

/** Without a server, and in pure offline mode, nobody is asked; without an answer, what was heard last stays. */
async function askNotices(): Promise<void> {
  if (connection.getState().server === undefined || themeSettings.get().isPureOffline) return
  const answer = await call(notices, {}, { silent: true }).catch(() => undefined)
  if (answer === undefined) return
  const kept = stillListed(dismissedNotices.get(), answer.list)
  if (kept.length < dismissedNotices.get().length) dismissedNotices.set(kept)
  toldNotices.setState(answer.list, true)
}

const openNote = () =>
  openOverlay(
    () => import('./NoticeNote.tsx'),
    ({ NoticeNote }, { open }) => (open ? createElement(NoticeNote) : null),
  )
