import { banUser, type MuteMinutes, muteUser } from '../../../../../shared/api/chat.ts'
import { lock, user } from '../../../../ui/icons/paths.ts'
import { confirmDialog } from '../../../../ui/overlay/dialog/dialogs.ts'
import type { MenuEntry } from '../../../../ui/overlay/menu/menu-entries.ts'
import { act } from '../ask/use-act.ts'
import { messages } from '../messages.ts'
import { muteEntries } from '../parts/mute-entries.ts'

/** What can be done about whoever has written a message. @param username his */
export function authorEntries(username: string): readonly MenuEntry[] {
  const name = `@${username}`
  const mute = (minutes: MuteMinutes) => void act(muteUser, { username, minutes }, messages('muted', { name }))
  return [
    { id: 'mute', label: messages('mute'), icon: lock, items: muteEntries(mute) },
    { id: 'ban', label: messages('ban'), icon: user, danger: true, run: () => void askToBan(username) },
  ]
}

async function askToBan(username: string): Promise<void> {
  const isSure = await confirmDialog({
    title: messages('ban.title', { name: `@${username}` }),
    text: messages('ban.text'),
    confirm: messages('ban'),
    danger: true,
  })
  if (isSure) await act(banUser, { username }, messages('banned', { name: `@${username}` }))
}
