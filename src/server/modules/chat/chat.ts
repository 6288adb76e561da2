import { Hono } from 'hono'
import { TICKET_SECONDS, wsTicket } from '../../../shared/api/chat.ts'
import type { Database } from '../../adapters/database/open.ts'
import type { Env } from '../../core/route/context.ts'
import { createUserLimit } from '../../core/route/limits.ts'
import { mountForUser } from '../../core/route/route.ts'
import { addTicket } from './ticket-repository.ts'

/** Tickets of a user in a minute: each of his tabs asks for one when its socket was lost. */
const TICKETS = 30

/** Route of the tickets by which sockets of the chat room are logged in. */
export function chatModule({ database }: { readonly database: Database }): Hono<Env> {
  const app = new Hono<Env>()
  mountForUser(
    app,
    wsTicket,
    async (_input, { id: sessionId, userId }) => ({
      ticket: await addTicket(database, { userId, sessionId }),
      seconds: TICKET_SECONDS,
    }),
    createUserLimit(TICKETS, 60),
  )
  return app
}
