import { Hono } from 'hono'
import { TICKET_SECONDS, wsTicket } from '../../../shared/api/chat.ts'
import type { Env } from '../../core/route/context.ts'
import { createUserLimit } from '../../core/route/limits.ts'
import { mountForUser } from '../../core/route/route.ts'
import { type ModerationPorts, mountModeration } from './moderation-routes.ts'
import { addTicket } from './ticket-repository.ts'

/** Tickets of a user in a minute: each of his tabs asks for one when its socket was lost. */
const TICKETS = 30

/** Routes of the chat room: tickets by which its sockets are logged in, and moderation. */
export function chatModule(ports: ModerationPorts): Hono<Env> {
  const { database } = ports
  const app = new Hono<Env>()
  mountForUser(
    app,
    wsTicket,
    async (_input, { id: sessionId, userId }) => ({
      ticket: await addTicket(database, { userId, sessionId }),
      seconds: TICKET_SECONDS,
    }),
    createUserLimit(ports.limits, 'chat.ticket', [TICKETS, 60]),
  )
  mountModeration(app, ports)
  return app
}
