import { banUser, MUTE_MINUTES, muteUser } from '../../../../../shared/api/chat.ts'
import { lock, user } from '../../../../ui/icons/paths.ts'
import { confirmDialog } from '../../../../ui/overlay/dialog/dialogs.ts'
import type { MenuEntry } from '../../../../ui/overlay/menu/menu-entries.ts'
import { act } from '../ask/use-act.ts'
import { messages } from '../messages.ts'

/** What can be done about whoever has written a message. @param username his */
export function authorEntries(username: string): readonly MenuEntry[] {
  const muted = messages('reports.muted', { name: username })
  const spans = MUTE_MINUTES.filter((minutes) => minutes !== 0).map((minutes) => ({
    id: String(minutes),
    label: messages(`reports.mute.${minutes}`),
    run: () => void act(muteUser, { username, minutes }, muted),
  }))
  return [
    { id: 'mute', label: messages('reports.mute'), icon: lock, items: spans },
    { id: 'ban', label: messages('reports.ban'), icon: user, danger: true, run: () => void askToBan(username) },
  ]
}

async function askToBan(username: string): Promise<void> {
  const isSure = await confirmDialog({
    title: messages('reports.banTitle', { name: username }),
    text: messages('reports.banText'),
    confirm: messages('reports.ban'),
    danger: true,
  })
  if (isSure) await act(banUser, { username }, messages('reports.banned', { name: username }))
}
