import { createHash, randomBytes } from 'node:crypto'
import { TICKET_SECONDS } from '../../../shared/api/chat.ts'
import type { Database } from '../../adapters/database/open.ts'
import { readTime } from '../../adapters/database/time.ts'

/** The login that a ticket stands for. */
export interface TicketLogin {
  readonly userId: string
  readonly sessionId: string
}

const hashOf = (ticket: string): string => createHash('sha256').update(ticket).digest('base64url')

/** A login that has used its ticket. */
export interface EnteredLogin extends TicketLogin {
  /** In ms since the epoch, by the database's clock. */
  readonly enteredAt: number
}

/** Makes a ticket, of which only the hash is kept. @returns 128 bits in base 16 */
export async function addTicket(database: Database, { userId, sessionId }: TicketLogin): Promise<string> {
  const ticket = randomBytes(16).toString('hex')
  const now = await readTime(database)
  await database.deleteFrom('chat_ticket').where('ends_at', '<=', now).execute()
  await database
    .insertInto('chat_ticket')
    .values({ ticket: hashOf(ticket), user_id: userId, session_id: sessionId, ends_at: now + TICKET_SECONDS * 1000 })
    .execute()
  return ticket
}

/** Uses a ticket up. @returns whose it is; undefined where it is none, was used or is too old */
export async function consumeTicket(database: Database, ticket: string): Promise<EnteredLogin | undefined> {
  const now = await readTime(database)
  const row = await database
    .deleteFrom('chat_ticket')
    .where('ticket', '=', hashOf(ticket))
    .returning(['user_id', 'session_id', 'ends_at'])
    .executeTakeFirst()
  return row && row.ends_at > now ? { userId: row.user_id, sessionId: row.session_id, enteredAt: now } : undefined
}
