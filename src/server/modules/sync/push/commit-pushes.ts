import { keepNewest } from '../../../adapters/database/keep-newest.ts'
import type { Database } from '../../../adapters/database/open.ts'
import { awaitTurns } from '../../../adapters/database/take-turns.ts'
import { readTime } from '../../../adapters/database/time.ts'
import { type Decision, decidePush, type Push } from '../kernel/decide-push.ts'
import { costOf, HISTORY, mayThin, thinHistory } from '../kernel/thin-history.ts'
import { markSessions } from '../mark-sessions.ts'
import { listStoredVersions, readEpoch, removeVersions } from '../versions/version-repository.ts'
import { addOperations, addVersions, readCloud, type UserState, writeSections } from './push-repository.ts'

/** What a push has come to; the account of its user may be `gone`. */
export type Outcome = Decision | { readonly kind: 'gone' }

/** How long answers are remembered, and how many of a user. */
const OPERATIONS = { ageMs: HISTORY.ageMs, perUser: 50_000 } as const

/**
 * Commits pushes in one transaction, in which each is decided by itself.
 * @throws what the database throws: then none has been written
 */
export const commitPushes = (database: Database, pushes: readonly Push[]): Promise<readonly Outcome[]> =>
  database.transaction().execute(async (transaction) => {
    const userIds = [...new Set(pushes.map(({ userId }) => userId))]
    await awaitTurns(
      transaction,
      userIds.map((id) => `sync ${id}`),
    )
    const epoch = await readEpoch(transaction)
    const before = await readCloud(transaction, userIds, pushes)
    const now = await readTime(transaction)
    const { outcomes, after } = decideAll(pushes, before, { epoch, now })
    await write(transaction, pushes, outcomes, now)
    await writeSections(transaction, after)
    for (const [userId, state] of after)
      if (wantsThinning(before.get(userId), state)) await thin(transaction, userId, state, now)
    await markSessions(transaction, pushes, now)
    return outcomes
  })

type Cloud = ReadonlyMap<string, UserState>

/** Decides on pushes in their order, each after what those before it will have written. */
function decideAll(pushes: readonly Push[], before: Cloud, at: { readonly epoch: string; readonly now: number }) {
  const after = new Map<string, UserState>()
  const outcomes = pushes.map((push): Outcome => {
    const state = after.get(push.userId) ?? before.get(push.userId)
    if (state === undefined) return { kind: 'gone' }
    const decision = decidePush(state.account, push, at)
    if (decision.kind === 'written') {
      const bytes = new Map(state.bytes)
      for (const { section, body } of decision.versions)
        bytes.set(section, (bytes.get(section) ?? 0) + costOf(body.packed.length))
      after.set(push.userId, { account: decision.account, bytes })
    }
    return decision
  })
  return { outcomes, after }
}

async function write(transaction: Database, pushes: readonly Push[], outcomes: readonly Outcome[], now: number) {
  const written = pushes.flatMap((push, index) => {
    const outcome = outcomes[index]
    return outcome?.kind === 'written' ? [{ push, ...outcome }] : []
  })
  await addVersions(transaction, written)
  await addOperations(transaction, written, now)
}

/** Once an hour for a section, and when a user has too much. */
function wantsThinning(before: UserState | undefined, { account, bytes }: UserState): boolean {
  const all = [...bytes.values()].reduce((sum, one) => sum + one, 0)
  return (
    all > HISTORY.bytes ||
    [...account.sections].some(([section, { last }]) => mayThin(before?.account.sections.get(section)?.last, last))
  )
}

async function thin(transaction: Database, userId: string, { account }: UserState, now: number): Promise<void> {
  const versions = await listStoredVersions(transaction, userId)
  const current = new Map([...account.sections].map(([section, { time }]) => [section, time] as const))
  const removed = thinHistory(versions, current, now)
  if (removed.length > 0) {
    await removeVersions(transaction, userId, removed)
    const gone = new Set(removed)
    const bytes = new Map([...account.sections.keys()].map((section) => [section, 0]))
    for (const { section, bytes: stored } of versions.filter((one) => !gone.has(one)))
      bytes.set(section, (bytes.get(section) ?? 0) + costOf(stored))
    await writeSections(transaction, new Map([[userId, { account, bytes }]]))
  }
  await transaction
    .deleteFrom('sync_operation')
    .where('user_id', '=', userId)
    .where('at', '<', now - OPERATIONS.ageMs)
    .execute()
  await keepNewest(transaction, { table: 'sync_operation', by: 'at', limit: OPERATIONS.perUser, userId })
}
