import { MUTE_MINUTES, type MuteMinutes } from '../../../../../shared/api/chat.ts'
import type { MenuEntry } from '../../../../ui/overlay/menu/menu-entries.ts'
import { messages } from '../messages.ts'

/** For how long somebody can be kept from writing in the chat room, of a menu. */
export const muteEntries = (mute: (minutes: MuteMinutes) => void): readonly MenuEntry[] =>
  MUTE_MINUTES.filter((minutes) => minutes !== 0).map((minutes) => ({
    id: String(minutes),
    label: messages(`mute.${minutes}`),
    run: () => mute(minutes),
  }))
