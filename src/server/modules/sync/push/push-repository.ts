import type { Section } from '../../../../shared/entities/section.ts'
import { holdUsers } from '../../../adapters/database/hold-users.ts'
import type { Database } from '../../../adapters/database/open.ts'
import type { Account, NewVersion, Push, SectionState, Times, Written } from '../kernel/decide-push.ts'

/** What the cloud has of a user, and what the versions of each section count of the limit, in bytes. */
export interface UserState {
  readonly account: Account
  readonly bytes: ReadonlyMap<Section, number>
}

/** A push that is to be written. */
interface WrittenPush {
  readonly push: Push
  readonly written: Written
  readonly versions: readonly NewVersion[]
  readonly replacedBlind: Times
}

/** What the cloud has of users that exist, with the operations that pushes name. */
export async function readCloud(
  transaction: Database,
  userIds: readonly string[],
  pushes: readonly Push[],
): Promise<ReadonlyMap<string, UserState>> {
  const existing = await holdUsers(transaction, userIds)
  const sections = await transaction.selectFrom('sync_section').selectAll().where('user_id', 'in', userIds).execute()
  const opIds = pushes.flatMap(({ opId }) => opId ?? [])
  const operations = transaction
    .selectFrom('sync_operation')
    .selectAll()
    .where('user_id', 'in', userIds)
    .where('op_id', 'in', opIds)
  const known = opIds.length === 0 ? [] : await operations.execute()
  return new Map(
    existing.map((id) => {
      const own = sections.filter(({ user_id }) => user_id === id)
      const states = own.map(({ section, time, last }): [Section, SectionState] => [section, { time, last }])
      const answers = known
        .filter(({ user_id }) => user_id === id)
        .map(({ op_id, answer }): [string, Written] => [op_id, JSON.parse(answer)])
      return [
        id,
        {
          account: { sections: new Map(states), operations: new Map(answers) },
          bytes: new Map(own.map(({ section, bytes }) => [section, bytes])),
        },
      ]
    }),
  )
}

/** The answer to a push that was done; undefined where none of this id is known. */
export async function readOperation(database: Database, userId: string, opId: string): Promise<Written | undefined> {
  const row = await database
    .selectFrom('sync_operation')
    .select('answer')
    .where('user_id', '=', userId)
    .where('op_id', '=', opId)
    .executeTakeFirst()
  return row && JSON.parse(row.answer)
}

/** Adds versions, and marks those that were replaced by a blind write. */
export async function addVersions(transaction: Database, written: readonly WrittenPush[]): Promise<void> {
  const rows = written.flatMap(({ push: { userId, device, reason, backupTime }, versions }) =>
    versions.map(({ section, time, base, body }) => ({
      ...{ user_id: userId, section, time, base, reason, device, backup_time: backupTime },
      ...{ size: body.size, replaced_blind: 0, body: body.packed },
    })),
  )
  if (rows.length > 0) await transaction.insertInto('sync_version').values(rows).execute()
  for (const { push, replacedBlind } of written)
    for (const [section, time] of Object.entries(replacedBlind))
      await transaction
        .updateTable('sync_version')
        .set({ replaced_blind: 1 })
        .where('user_id', '=', push.userId)
        .where('section', '=', section as Section)
        .where('time', '=', time)
        .execute()
}

/** Remembers the answers to pushes that have an id. */
export async function addOperations(
  transaction: Database,
  written: readonly WrittenPush[],
  now: number,
): Promise<void> {
  const rows = written.flatMap(({ push: { userId, opId }, written: answer }) =>
    opId === undefined ? [] : [{ user_id: userId, op_id: opId, answer: JSON.stringify(answer), at: now }],
  )
  if (rows.length > 0) await transaction.insertInto('sync_operation').values(rows).execute()
}

/** Writes which versions are current. @param states by user */
export async function writeSections(transaction: Database, states: ReadonlyMap<string, UserState>): Promise<void> {
  const rows = [...states].flatMap(([user_id, { account, bytes }]) =>
    [...account.sections].map(([section, state]) => ({
      ...{ user_id, section, time: state.time, last: state.last },
      bytes: bytes.get(section) ?? 0,
    })),
  )
  if (rows.length === 0) return
  await transaction
    .insertInto('sync_section')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'section']).doUpdateSet((row) => ({
        time: row.ref('excluded.time'),
        last: row.ref('excluded.last'),
        bytes: row.ref('excluded.bytes'),
      })),
    )
    .execute()
}
