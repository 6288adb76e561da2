import { createStore } from 'zustand/vanilla'
import { EMPTY_ROOM, type Room } from './kernel/room.ts'

/** The chat room as this tab knows it. Times in ms since the epoch; 0 for never. */
export interface Chat {
  /** The id of the user whose it is; empty for nobody's yet. */
  readonly user: string
  readonly room: Room
  /** Until when the user may not write, because an administrator has muted him. */
  readonly mutedUntil: number
  /** Until when the user may not write, because he has written too fast. */
  readonly slowUntil: number
}

export const NO_CHAT: Chat = { user: '', room: EMPTY_ROOM, mutedUntil: 0, slowUntil: 0 }

export const chat = createStore<Chat>()(() => NO_CHAT)

export const changeRoom = (change: (room: Room) => Room): void => chat.setState(({ room }) => ({ room: change(room) }))

/** Where a message was written: in the room, or as danmaku. All are in the room, and all are shown as danmaku. */
export const KINDS = { room: 0, danmaku: 1 } as const
