import type { ChatMessage } from '../../../../../shared/chat/frames.ts'
import { openMenu } from '../../../../ui/overlay/menu/menus.ts'
import { session } from '../../../data/session/index.ts'
import { type Row, type Rows, rowId } from '../../../desk/search/lazy.ts'
import {
  copyAndTell,
  dropMessage,
  hidePerson,
  inOneLine,
  reportEntries,
  sendAgain,
  type Unsent,
} from '../../chat/lazy.ts'
import { messages } from '../messages.ts'
import { type Entry, entryKey, useRecent } from './recent.ts'

/** What can be done with a row, in this order. */
export const ACTIONS = {
  said: ['copy', 'hide', 'report'],
  own: ['copy'],
  unsent: ['retry', 'drop'],
} as const
export type ActionName = (typeof ACTIONS)[keyof typeof ACTIONS][number]

/** The actions of a row; `me` is the user's name, undefined for a guest. */
export function actionsOf(entry: Entry, me: string | undefined): readonly ActionName[] {
  if (entry.is === 'unsent') return entry.unsent.at === 'failed' ? ACTIONS.unsent : ACTIONS.own
  return entry.message.username === me ? ACTIONS.own : ACTIONS.said
}

export const textOf = (entry: Entry): string => inOneLine(entry.is === 'said' ? entry.message.text : entry.unsent.text)

/** The list as the arrows reach it: a column for each action, so that left and right choose among those of a row. */
export function useDanmakuRows(isOpen: boolean): Rows {
  const entries = useRecent(isOpen)
  const me = session.getState().login?.info.username
  const columns = [0, 1, 2].map((column) =>
    entries.map((entry, row): Row => {
      const actions = actionsOf(entry, me)
      const action = actions[Math.min(column, actions.length - 1)] ?? 'copy'
      const id = rowId({ column, row })
      return {
        key: `${action} ${entryKey(entry)}`,
        text: textOf(entry),
        stays: true,
        run: () => runAction(entry, action, id),
      }
    }),
  )
  return { layout: 'columns', columns }
}

/** @param cell the id of its element */
function runAction(entry: Entry, action: ActionName, cell: string): void {
  if (action === 'copy') void copyAndTell(textOf(entry))
  else if (entry.is === 'unsent') settle(entry.unsent, action)
  else if (action === 'hide') hidePerson(entry.message)
  else if (action === 'report') askWhy(entry.message, cell)
}

function settle({ nonce }: Unsent, action: ActionName): void {
  if (action === 'retry') sendAgain(nonce)
  if (action === 'drop') dropMessage(nonce)
}

/** Reports a message for one of the reasons of a menu. */
function askWhy({ chatId }: ChatMessage, anchor: string): void {
  openMenu({
    label: messages('action.report'),
    anchor: { current: document.getElementById(anchor) },
    focusFirst: true,
    items: reportEntries(chatId),
  })
}
