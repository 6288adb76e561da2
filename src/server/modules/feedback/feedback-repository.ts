import { randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import { FEEDBACK_LIMITS, type FeedbackState, OPEN_FEEDBACK } from '../../../shared/api/feedback.ts'
import { holdUsers } from '../../adapters/database/hold-users.ts'
import type { Database } from '../../adapters/database/open.ts'
import type { Tables } from '../../adapters/database/tables.ts'
import { takeTurns } from '../../adapters/database/take-turns.ts'
import { readTime } from '../../adapters/database/time.ts'

export type FeedbackRow = Readonly<Selectable<Tables['feedback']>>
/** What its author says. */
export type NewFeedback = Pick<FeedbackRow, 'user_id' | 'kind' | 'text' | 'contact' | 'diagnostics' | 'picture'>

const DAY_MS = 24 * 3_600_000

const newId = (): string => randomBytes(16).toString('base64url')

/**
 * Adds feedback. @returns its id; `tooMuch` where its user has sent as much within 24 hours as he may, `full` where as
 * much of his is open, `gone` where he is none any more
 */
export function addFeedback(
  database: Database,
  feedback: NewFeedback,
): Promise<{ readonly id: string } | 'tooMuch' | 'full' | 'gone'> {
  const { user_id } = feedback
  return takeTurns(database, `feedback of ${user_id}`, async (transaction) => {
    if ((await holdUsers(transaction, [user_id])).length === 0) return 'gone'
    const now = await readTime(transaction)
    const own = transaction.selectFrom('feedback').select(({ fn }) => fn.countAll<number>().as('count'))
    const ofUser = own.where('user_id', '=', user_id)
    const open = await ofUser.where('state', 'in', OPEN_FEEDBACK).executeTakeFirstOrThrow()
    if (open.count >= FEEDBACK_LIMITS.open) return 'full'
    const today = await ofUser.where('made_at', '>', now - DAY_MS).executeTakeFirstOrThrow()
    if (today.count >= FEEDBACK_LIMITS.daily) return 'tooMuch'
    const id = newId()
    const row = { id, ...feedback, state: 'received', made_at: now, changed_at: 0, seen_at: 0 } as const
    await transaction.insertInto('feedback').values(row).execute()
    return { id }
  })
}

/** What an administrator says of feedback; without a state it stays, an empty answer is none. */
interface Change {
  readonly state?: FeedbackState | undefined
  readonly answer: string
}

/** Changes the state of feedback, and answers it, after all other changes of it. @returns its state; undefined where there is none such */
export function changeFeedback(
  database: Database,
  id: string,
  { state: wanted, answer }: Change,
): Promise<FeedbackState | undefined> {
  return takeTurns(database, `feedback ${id}`, async (transaction) => {
    const feedback = await transaction.selectFrom('feedback').selectAll().where('id', '=', id).executeTakeFirst()
    if (feedback === undefined) return undefined
    const state = wanted ?? feedback.state
    if (feedback.state === state && answer === '') return state
    const at = Math.max(await readTime(transaction), feedback.changed_at + 1)
    const changed = await transaction
      .updateTable('feedback')
      .set({ state, changed_at: at })
      .where('id', '=', id)
      .executeTakeFirst()
    if (changed.numUpdatedRows === 0n) return undefined
    if (answer !== '')
      await transaction
        .insertInto('feedback_answer')
        .values({ id: newId(), feedback_id: id, text: answer, at })
        .execute()
    return state
  })
}

/** Notes which changes of his feedback a user has seen: those until a moment in ms, without one all. */
export async function noteSeen(database: Database, userId: string, until: number | undefined): Promise<void> {
  const seen = database
    .updateTable('feedback')
    .set(({ ref }) => ({ seen_at: ref('changed_at') }))
    .where('user_id', '=', userId)
    .whereRef('changed_at', '>', 'seen_at')
  await (until === undefined ? seen : seen.where('changed_at', '<=', until)).execute()
}

/** Removes feedback of a user. @returns what it was; undefined where there is none */
export const removeFeedback = (
  database: Database,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<FeedbackRow | undefined> =>
  database.deleteFrom('feedback').where('id', '=', id).where('user_id', '=', userId).returningAll().executeTakeFirst()

/** How much of what users have said is open, and since when the oldest of it is. */
export async function countOpenFeedback(
  database: Database,
): Promise<{ readonly count: number; readonly since?: number }> {
  const { count, since } = await database
    .selectFrom('feedback')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min<number | null>('made_at').as('since')])
    .where('state', 'in', OPEN_FEEDBACK)
    .executeTakeFirstOrThrow()
  return { count, ...(since !== null && { since }) }
}
