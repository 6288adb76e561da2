import {
  banUser,
  deleteMessage,
  type MuteMinutes,
  muteUser,
  REPORT_REASONS,
  type ReportReason,
  reportMessage,
} from '../../../../shared/api/chat.ts'
import type { Endpoint } from '../../../../shared/api/endpoint.ts'
import { call } from '../../../core/net/call.ts'
import type { MenuEntry } from '../../../ui/overlay/menu/menu-entries.ts'
import { showToast } from '../../../ui/overlay/toast/toast.ts'
import { askServer } from '../../auth/login/lazy.ts'
import { messages } from './messages.ts'

/** The reasons for which a message can be reported, of a menu. */
export const reportEntries = (chatId: number): readonly MenuEntry[] =>
  REPORT_REASONS.map((reason) => ({
    id: reason,
    label: messages(`report.${reason}`),
    run: () => void report(chatId, reason),
  }))

/** Tells the administrator of a message; a toast says that it has arrived. */
const report = (chatId: number, reason: ReportReason): Promise<void> =>
  ask(reportMessage, { chatId, reason }, messages('reported'))

/** Takes a message out of the room. Like the following, only an administrator may. */
export const deleteFromRoom = (chatId: number): Promise<void> => ask(deleteMessage, { chatId }, messages('deleted'))

/** Keeps somebody from writing for some minutes; 0 lets him write again. */
export const mute = (username: string, minutes: MuteMinutes): Promise<void> =>
  ask(muteUser, { username, minutes }, messages(minutes === 0 ? 'unmuted' : 'muted'))

/** Ends the logins of somebody, who cannot log in any more. */
export const ban = (username: string): Promise<void> => ask(banUser, { username }, messages('banned'))

/** Asks the server to do something, and says what became of it. */
async function ask<I>(endpoint: Endpoint<I, object>, input: I, done: string): Promise<void> {
  const isDone = await askServer(async () => void (await call(endpoint, input)))
  if (isDone) showToast({ kind: 'success', text: done })
}
