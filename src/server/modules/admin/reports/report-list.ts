import { sql } from 'kysely'
import type * as v from 'valibot'
import type { AuditedShare } from '../../../../shared/api/admin.ts'
import { type adminReports, REPORTS_PER_PAGE } from '../../../../shared/api/admin-reports.ts'
import type { Database } from '../../../adapters/database/open.ts'

type Reported = v.InferOutput<typeof adminReports.output>['list'][number]

/** Reports of one thing that are told one by one, the newest; there may be more. */
const TOLD = 20

/** What is reported and not dealt with, how often, and since when. @param hasChat whether messages are among it */
function openReports(database: Database, hasChat: boolean) {
  const shares = database
    .selectFrom('share_report')
    .select(({ fn }) => [
      ...[sql<'message' | 'share'>`'share'`.as('kind'), sql<string>`share_id`.as('subject')],
      ...[fn.countAll<number>().as('count'), fn.min('made_at').as('since')],
    ])
    .where('done_at', '=', 0)
    .groupBy('share_id')
  const messages = database
    .selectFrom('chat_report')
    .select(({ fn }) => [
      ...[sql<'message' | 'share'>`'message'`.as('kind'), sql<string>`cast(chat_id as text)`.as('subject')],
      ...[fn.countAll<number>().as('count'), fn.min('made_at').as('since')],
    ])
    .where('done_at', '=', 0)
    .groupBy('chat_id')
  return database.selectFrom((hasChat ? shares.unionAll(messages) : shares).as('reported'))
}

/** How much is reported and not dealt with, and since when in ms. */
export async function countReported(database: Database, hasChat: boolean) {
  const { count, since } = await openReports(database, hasChat)
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('since').as('since')])
    .executeTakeFirstOrThrow()
  return { count: Number(count), ...(since !== null && { since: Number(since) }) }
}

interface ListPorts {
  readonly database: Database
  readonly hasChat: boolean
  /** A share as the administrator looks at it; undefined where it cannot be read. */
  readonly readAudited: (id: string) => Promise<AuditedShare | undefined>
}

/** A page of what is reported, longest waiting first, and how much there is on all pages. */
export async function listReported(
  ports: ListPorts,
  page: number,
): Promise<{ readonly list: Reported[]; readonly total: number }> {
  const { database, hasChat } = ports
  const { count: total } = await countReported(database, hasChat)
  const rows = await openReports(database, hasChat)
    .select(['kind', 'subject', 'count', 'since'])
    .orderBy('since')
    .orderBy('subject')
    .limit(REPORTS_PER_PAGE)
    .offset((page - 1) * REPORTS_PER_PAGE)
    .execute()
  const described = rows.map(({ kind, subject, count, since }) => {
    const summary = { count: Number(count), since: Number(since) }
    return kind === 'share' ? readShare(ports, subject, summary) : readMessage(database, Number(subject), summary)
  })
  return { list: (await Promise.all(described)).filter((one) => one !== undefined), total }
}

type Summary = Pick<Reported, 'count' | 'since'>

async function readMessage(database: Database, chatId: number, summary: Summary): Promise<Reported | undefined> {
  const reports = await database
    .selectFrom('chat_report')
    .innerJoin('user', 'user.id', 'chat_report.user_id')
    .select(['username', 'reason', 'author', 'text', 'chat_report.made_at as madeAt'])
    .where('chat_id', '=', chatId)
    .where('done_at', '=', 0)
    .orderBy('chat_report.made_at', 'desc')
    .limit(TOLD)
    .execute()
  const [first] = reports
  if (first === undefined) return undefined
  const message = database.selectFrom('chat_message').select('id').where('id', '=', chatId).where('is_deleted', '=', 0)
  const isGone = (await message.executeTakeFirst()) === undefined
  return { kind: 'message', chatId, author: first.author, ...summary, text: first.text, isGone, reports }
}

async function readShare(
  { database, readAudited }: ListPorts,
  id: string,
  summary: Summary,
): Promise<Reported | undefined> {
  const told = await database
    .selectFrom('share')
    .innerJoin('user', 'user.id', 'share.user_id')
    .select(['share.name', 'username as author', 'changed_at as changedAt', 'state'])
    .where('share.id', '=', id)
    .executeTakeFirst()
  if (told === undefined) return undefined
  const { state, ...facts } = told
  const isWithdrawn = state === 'withdrawn'
  const share = isWithdrawn ? undefined : await readAudited(id)
  const reports = await database
    .selectFrom('share_report')
    .innerJoin('user', 'user.id', 'share_report.user_id')
    .select(['username', 'reason', 'share_report.note', 'share_report.made_at as madeAt'])
    .where('share_id', '=', id)
    .where('done_at', '=', 0)
    .orderBy('share_report.made_at', 'desc')
    .limit(TOLD)
    .execute()
  return { kind: 'share', id, ...facts, isWithdrawn, ...summary, reports, ...(share && { share }) }
}
