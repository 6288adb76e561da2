import type { Database } from '../../../adapters/database/open.ts'

/** What a user has here, in numbers. @param now in ms */
export async function readFacts(database: Database, userId: string, now: number) {
  const messages = await database
    .selectFrom('chat_message')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('is_deleted', '=', 0)
    .executeTakeFirstOrThrow()
  const visits = await database
    .selectFrom('visit')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  const sum = async (table: 'upload' | 'user_file' | 'sync_section') => {
    const rows = database.selectFrom(table).select(({ fn }) => fn.sum<number | null>('bytes').as('bytes'))
    return Number((await rows.where('user_id', '=', userId).executeTakeFirstOrThrow()).bytes ?? 0)
  }
  const shares = await database
    .selectFrom('share')
    .select(({ fn }) => ['kind', fn.countAll<number>().as('count')])
    .where('user_id', '=', userId)
    .groupBy('kind')
    .execute()
  const link = await database
    .selectFrom('reset_link')
    .select('ends_at')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const sharesOf = (kind: string) => Number(shares.find((one) => one.kind === kind)?.count ?? 0)
  return {
    storage: {
      uploads: await sum('upload'),
      cloudFiles: await sum('user_file'),
      sections: await sum('sync_section'),
    },
    shares: { theme: sharesOf('theme'), group: sharesOf('group') },
    messages: Number(messages.count),
    visits: Number(visits.count),
    ...(link !== undefined && link.ends_at > now && { resetUntil: link.ends_at }),
  }
}
