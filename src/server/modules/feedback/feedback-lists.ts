import { FEEDBACK_PER_PAGE, type FeedbackAnswer, type FeedbackState } from '../../../shared/api/feedback.ts'
import type { Database } from '../../adapters/database/open.ts'
import type { FeedbackRow } from './feedback-repository.ts'

/** Feedback with the answers to it, the oldest first. */
export type AnsweredFeedback<Row = FeedbackRow> = Row & { readonly answers: readonly FeedbackAnswer[] }

/** The feedback of a user, the newest first. @param limit how much of it at most; all without it */
export async function listFeedbackOf(
  database: Database,
  userId: string,
  limit?: number,
): Promise<readonly AnsweredFeedback[]> {
  const own = database.selectFrom('feedback').selectAll().where('user_id', '=', userId)
  const newestFirst = own.orderBy('made_at', 'desc').orderBy('id')
  return withAnswers(database, await (limit === undefined ? newestFirst : newestFirst.limit(limit)).execute())
}

/** Whose feedback it is. */
interface Authored {
  readonly username: string
}

/** A page of the feedback of all users, the newest first, and how much there is on all pages. @param page from 1 */
export async function listFeedback(
  database: Database,
  { state, page }: { readonly state: FeedbackState | undefined; readonly page: number },
): Promise<{ readonly rows: readonly AnsweredFeedback<FeedbackRow & Authored>[]; readonly total: number }> {
  const all = database.selectFrom('feedback').innerJoin('user', 'user.id', 'feedback.user_id')
  const asked = state === undefined ? all : all.where('state', '=', state)
  const { total } = await asked.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const from = (page - 1) * FEEDBACK_PER_PAGE
  if (from >= total) return { rows: [], total }
  const rows = await asked
    .selectAll('feedback')
    .select('user.username')
    .orderBy('feedback.made_at', 'desc')
    .orderBy('feedback.id')
    .limit(FEEDBACK_PER_PAGE)
    .offset(from)
    .execute()
  return { rows: await withAnswers(database, rows), total }
}

async function withAnswers<Row extends FeedbackRow>(
  database: Database,
  rows: readonly Row[],
): Promise<readonly AnsweredFeedback<Row>[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const answers = await database
    .selectFrom('feedback_answer')
    .select(['feedback_id', 'text', 'at'])
    .where('feedback_id', 'in', ids)
    .orderBy('at')
    .execute()
  const byFeedback = Map.groupBy(answers, ({ feedback_id }) => feedback_id)
  return rows.map((row) => ({ ...row, answers: byFeedback.get(row.id) ?? [] }))
}
