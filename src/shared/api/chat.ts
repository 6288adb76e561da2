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
