import { randomBytes } from 'node:crypto'
import type { Database } from '../../../adapters/database/open.ts'
import { hashOf, makeSecret } from '../secrets.ts'

/** 128 bits: nobody guesses one, however many there are. */
const CODE_BYTES = 16

/** An invitation as the operator sees it: its code is told once. Times in ms since the epoch. */
export interface Invitation {
  readonly id: string
  readonly usesLeft: number
  readonly madeAt: number
  readonly endsAt: number
}

/** Makes an invitation. @returns its name, and its code, of which the database has a hash */
export async function addInvitation(
  database: Database,
  { uses, endsAt }: { readonly uses: number; readonly endsAt: number },
  now: number,
): Promise<{ readonly id: string; readonly code: string }> {
  const code = makeSecret(CODE_BYTES)
  const id = randomBytes(4).toString('hex')
  await database
    .insertInto('invitation')
    .values({ code: hashOf(code), id, uses_left: uses, made_at: now, ends_at: endsAt })
    .execute()
  return { id, code }
}

/** Uses an invitation once. @returns whether it could be */
export async function redeemInvitation(database: Database, code: string, now: number): Promise<boolean> {
  const used = await database
    .updateTable('invitation')
    .set(({ eb }) => ({ uses_left: eb('uses_left', '-', 1) }))
    .where('code', '=', hashOf(code))
    .where('uses_left', '>', 0)
    .where('ends_at', '>', now)
    .executeTakeFirst()
  return used.numUpdatedRows > 0n
}

/** The invitations that can be used, the newest first. */
export async function listInvitations(database: Database, now: number): Promise<readonly Invitation[]> {
  const rows = await database
    .selectFrom('invitation')
    .selectAll()
    .where('uses_left', '>', 0)
    .where('ends_at', '>', now)
    .orderBy('made_at', 'desc')
    .execute()
  return rows.map((row) => ({ id: row.id, usesLeft: row.uses_left, madeAt: row.made_at, endsAt: row.ends_at }))
}

/** Takes an invitation back. @returns whether there was one */
export async function removeInvitation(database: Database, id: string): Promise<boolean> {
  const removed = await database.deleteFrom('invitation').where('id', '=', id).executeTakeFirst()
  return removed.numDeletedRows > 0n
}
