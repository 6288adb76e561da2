import * as v from 'valibot'
import { endpoint } from './endpoint.ts'

/** Where the socket of the chat room is, whose frames are in `shared/chat`. */
export const CHAT_PATH = '/api/chat'

/** How long a ticket is good. */
export const TICKET_SECONDS = 30

export const wsTicket = endpoint({
  method: 'POST',
  path: '/users/ws_ticket',
  about: 'Gives a ticket by which the socket of the chat room is logged in, once and within 30 s.',
  input: v.object({}),
  output: v.object({
    /** 128 bits in base 16. */
    ticket: v.pipe(v.string(), v.regex(/^[\da-f]{32}$/)),
    /** For how many seconds it is good. */
    seconds: v.number(),
  }),
  auth: 'user',
})

/** Why a message is reported. */
export const REPORT_REASONS = ['spam', 'abuse', 'illegal', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** For how many minutes somebody can be muted; 0 lifts it. */
export const MUTE_MINUTES = [0, 10, 60, 1440, 10_080] as const
export type MuteMinutes = (typeof MUTE_MINUTES)[number]

const chatId = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const username = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
const nothing = v.object({})

/** Tells those who look after the room of a message; once for each user and message. */
export const reportMessage = endpoint({
  method: 'POST',
  path: '/users/chat_report',
  about: 'Reports a message of the chat room to its administrator.',
  input: v.object({ chatId, reason: v.picklist(REPORT_REASONS) }),
  output: nothing,
  auth: 'user',
})

export const deleteMessage = endpoint({
  method: 'POST',
  path: '/users/chat_delete',
  about: 'Deletes a message of the chat room; only an administrator may.',
  input: v.object({ chatId }),
  output: nothing,
  auth: 'admin',
})

export const muteUser = endpoint({
  method: 'POST',
  path: '/users/chat_mute',
  about: 'Keeps a user from writing in the chat room for some minutes, or lifts that by 0; only an administrator may.',
  input: v.object({ username, minutes: v.picklist(MUTE_MINUTES) }),
  output: nothing,
  auth: 'admin',
})

export const banUser = endpoint({
  method: 'POST',
  path: '/users/chat_ban',
  about: "Ends a user's logins and takes no more of them; only an administrator may.",
  input: v.object({ username }),
  output: nothing,
  auth: 'admin',
})
