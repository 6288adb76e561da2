import { MUTE_MINUTES } from '../../../../shared/api/chat.ts'
import type { ChatMessage } from '../../../../shared/chat/frames.ts'
import { senderName } from '../../../../shared/chat/sender-name.ts'
import { ADMIN } from '../../../../shared/entities/account.ts'
import { ban, copyAndTell, deleteFromRoom, hidePerson, mute, readText, reportEntries } from '../../../kit/chat.ts'
import { copy, eyeOff, flag, lock, trash, user } from '../../../kit/icons.ts'
import { afterMenu, confirmDialog, type MenuEntry, openMenu } from '../../../kit/interaction.ts'
import { answer, mention } from '../composer/writing.ts'
import { at as atSign, reply } from '../icons.ts'
import { messages } from '../messages.ts'

/** What can be done with a message. @param me the user's name */
export function messageMenu(message: ChatMessage, me: string): readonly MenuEntry[] {
  const isOwn = message.username === me
  return [
    { id: 'reply', label: messages('reply'), icon: reply, run: () => afterMenu(() => answer(message)) },
    ...(isOwn
      ? []
      : [{ id: 'mention', label: messages('mention'), icon: atSign, run: () => afterMenu(() => mention(message)) }]),
    { id: 'copy', label: messages('copy'), icon: copy, run: () => copyMessage(message) },
    'divider',
    ...(isOwn ? [] : othersEntries(message)),
    ...(me === ADMIN ? adminEntries(message, isOwn) : []),
  ]
}

export const copyMessage = ({ text }: ChatMessage): void => void copyAndTell(readText(text).body)

function othersEntries(message: ChatMessage): readonly MenuEntry[] {
  return [
    { id: 'hide', label: messages('hide'), icon: eyeOff, run: () => afterMenu(() => hidePerson(message)) },
    { id: 'report', label: messages('report'), icon: flag, items: reportEntries(message.chatId) },
  ]
}

function adminEntries(message: ChatMessage, isOwn: boolean): readonly MenuEntry[] {
  const { chatId, username } = message
  const remove: MenuEntry = {
    ...{ id: 'delete', label: messages('delete'), icon: trash, danger: true },
    run: () => void deleteFromRoom(chatId),
  }
  if (isOwn) return [remove]
  const spans = MUTE_MINUTES.map((minutes) => ({
    id: String(minutes),
    label: messages(`mute.${minutes}`),
    run: () => void mute(username, minutes),
  }))
  return [
    'divider',
    { id: 'mute', label: messages('mute'), icon: lock, items: [...spans.slice(1), 'divider', ...spans.slice(0, 1)] },
    remove,
    { id: 'ban', label: messages('ban'), icon: user, danger: true, run: () => void askToBan(message) },
  ]
}

async function askToBan(message: ChatMessage): Promise<void> {
  const isSure = await confirmDialog({
    title: messages('ban.title', { name: senderName(message) }),
    text: messages('ban.text'),
    confirm: messages('ban.confirm'),
    danger: true,
  })
  if (isSure) await ban(message.username)
}

/** Opens the menu of a message at a point of the page. */
export function openMessageMenu(
  message: ChatMessage,
  me: string,
  at: { readonly x: number; readonly y: number },
  focusFirst = false,
): void {
  const name = senderName(message)
  openMenu({
    label: messages('actionsOf', { name }),
    subject: `${name}  ${readText(message.text).body}`,
    items: messageMenu(message, me),
    at,
    focusFirst,
  })
}
