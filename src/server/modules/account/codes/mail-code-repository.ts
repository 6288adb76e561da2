import { sql } from 'kysely'
import { RESEND_SECONDS } from '../../../../shared/entities/mail-code.ts'
import { hasInserted } from '../../../adapters/database/has-inserted.ts'
import type { Database } from '../../../adapters/database/open.ts'
import type { Tables } from '../../../adapters/database/tables.ts'
import { takeTurns } from '../../../adapters/database/take-turns.ts'

const DAY_MS = 24 * 3_600_000
/** How long a code and its link are good, and how many letters an address gets in a day (security.md 4.2, T40). */
export const CODE_LIMITS = { lifeMs: 600_000, perDay: 5, wrongOfOne: 3, wrongOfAddress: 6 } as const

export type MailCodeRow = Tables['mail_code']

/** Letters to an address and what they entitle to come one after another. */
export const turnOfMail = (address: string): string => `mail ${address}`

/**
 * Writes a code down, if the address may have a letter now.
 * @returns for how many ms it may not; 0 if it is written
 */
export async function addMailCode(database: Database, row: Omit<MailCodeRow, 'slot'>, now: number): Promise<number> {
  await database
    .deleteFrom('mail_code')
    .where('sent_at', '<', now - DAY_MS)
    .execute()
  return takeTurns(database, turnOfMail(row.address), async (transaction) => {
    const sent = await transaction
      .selectFrom('mail_code')
      .select('sent_at')
      .where('address', '=', row.address)
      .orderBy('sent_at')
      .execute()
    const wait = waitAfterLetters(
      sent.map(({ sent_at }) => sent_at),
      now,
    )
    if (wait > 0) return wait
    const added = await transaction
      .insertInto('mail_code')
      .values({ ...row, slot: Math.floor(now / (RESEND_SECONDS * 1000)) })
      .onConflict((conflict) => conflict.columns(['address', 'slot']).doNothing())
      .executeTakeFirst()
    return hasInserted(added) ? 0 : RESEND_SECONDS * 1000
  })
}

/** @param sent times of the last day, oldest first @returns for how many ms an address gets no letter */
export function waitAfterLetters(sent: readonly number[], now: number): number {
  const [last, first] = [sent.at(-1), sent.at(-CODE_LIMITS.perDay)]
  const afterLast = last === undefined ? 0 : last + RESEND_SECONDS * 1000 - now
  const afterFirst = first === undefined ? 0 : first + DAY_MS - now
  return Math.max(0, afterLast, afterFirst)
}

/** The letter that a browser has asked for last, while it is good. */
export function findMailCode(
  database: Database,
  { purpose, address, browser }: Pick<MailCodeRow, 'purpose' | 'address' | 'browser'>,
  now: number,
): Promise<MailCodeRow | undefined> {
  return database
    .selectFrom('mail_code')
    .selectAll()
    .where('purpose', '=', purpose)
    .where('address', '=', address)
    .where('browser', '=', browser)
    .where('is_used', '=', 0)
    .where('sent_at', '>', now - CODE_LIMITS.lifeMs)
    .orderBy('sent_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The letter of a link, while it is good. */
export const findByLink = (database: Database, link: string, now: number): Promise<MailCodeRow | undefined> =>
  database
    .selectFrom('mail_code')
    .selectAll()
    .where('link', '=', link)
    .where('is_used', '=', 0)
    .where('sent_at', '>', now - CODE_LIMITS.lifeMs)
    .executeTakeFirst()

/** Marks a letter as used up. @returns whether this request was the one */
export async function consumeMailCode(database: Database, link: string): Promise<boolean> {
  const used = await database
    .updateTable('mail_code')
    .set({ is_used: 1 })
    .where('link', '=', link)
    .where('is_used', '=', 0)
    .executeTakeFirst()
  return used.numUpdatedRows > 0n
}

/** Its link was opened: the browser that has asked for it needs no code. */
export const confirmMailCode = (database: Database, link: string): Promise<unknown> =>
  database.updateTable('mail_code').set({ is_confirmed: 1 }).where('link', '=', link).execute()

/** Of a letter, of an address or of all in an hour: how many wrong guesses there may be. */
export interface GuessCount {
  readonly key: string
  readonly limit: number
}

/**
 * Counts a guess of a letter's code as a wrong one, of the letter, of its address and of all.
 * @returns whether none of them has had too many; else nothing is compared
 */
export async function beginGuess(database: Database, row: MailCodeRow, all: GuessCount, now: number): Promise<boolean> {
  const ofOne = await database
    .updateTable('mail_code')
    .set({ wrong: sql`wrong + 1` })
    .where('link', '=', row.link)
    .where('wrong', '<', CODE_LIMITS.wrongOfOne)
    .executeTakeFirst()
  if (ofOne.numUpdatedRows === 0n) return false
  const ofAddress = { key: row.address, limit: CODE_LIMITS.wrongOfAddress }
  return (await countGuess(database, ofAddress, now)) && countGuess(database, all, now)
}

/** Takes back a guess that was right. */
export async function deleteGuess(
  database: Database,
  { link, address }: MailCodeRow,
  { key }: Pick<GuessCount, 'key'>,
): Promise<void> {
  await database.updateTable('mail_code').set({ wrong: sql`wrong - 1` }).where('link', '=', link).execute()
  await database
    .updateTable('code_guess')
    .set({ wrong: sql`wrong - 1` })
    .where('key', 'in', [address, key])
    .where('wrong', '>', 0)
    .execute()
}

/** @returns whether the count was below its limit */
async function countGuess(database: Database, { key, limit }: GuessCount, now: number): Promise<boolean> {
  await database
    .insertInto('code_guess')
    .values({ key, wrong: 0, at: now })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  const counted = await database
    .updateTable('code_guess')
    .set({ wrong: sql`wrong + 1`, at: now })
    .where('key', '=', key)
    .where('wrong', '<', limit)
    .executeTakeFirst()
  return counted.numUpdatedRows > 0n
}

/** The wrong guesses of a key. */
export async function readGuesses(database: Database, key: string): Promise<number> {
  const row = await database.selectFrom('code_guess').select('wrong').where('key', '=', key).executeTakeFirst()
  return row?.wrong ?? 0
}

/** Forgets the wrong guesses of an address: its owner has acted. */
export const deleteGuesses = (database: Database, address: string): Promise<unknown> =>
  database.deleteFrom('code_guess').where('key', '=', address).execute()
