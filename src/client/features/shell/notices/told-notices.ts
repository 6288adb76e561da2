import { createStore } from 'zustand/vanilla'
import { dismissedNotices } from './document.ts'
import { type Notice, shownNotice } from './model.ts'

/** What the administrator tells all users, as it was last heard; the newest first. */
export const toldNotices = createStore<readonly Notice[]>()(() => [])

/** The notice that is to be seen at the moment. */
export const noticeNow = (): Notice | undefined =>
  shownNotice(toldNotices.getState(), dismissedNotices.get(), Date.now())

/** The user has read it. */
export const dismissNotice = ({ id }: Notice): void =>
  dismissedNotices.update((now) => (now.includes(id) ? now : [...now, id]))
