import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { type DatabasePlace, openDatabase } from '../../../src/server/adapters/database/open.ts'
import { userFileName } from '../../../src/server/core/ports/blobs.ts'
import { checkChains, type Evidence } from './chain.ts'
import type { Log } from './writers.ts'

/** What a database has of the sections of its users. */
export interface Stored extends Pick<Evidence, 'versions' | 'done'> {
  /** The items of the current version, by section. */
  readonly items: ReadonlyMap<string, readonly string[]>
  /** The files of users: their hashes, by the names of their bytes beside the database. */
  readonly files: ReadonlyMap<string, string>
}

/** Reads what a database says after a run. It is opened as the server does. */
export async function readStored(place: DatabasePlace): Promise<Stored> {
  const database = await openDatabase(place)
  try {
    const users = new Map(
      (await database.selectFrom('user').select(['id', 'username']).execute()).map(({ id, username }) => [
        id,
        username,
      ]),
    )
    const nameOf = (user: string, section: string) => `${users.get(user)} ${section}`
    const versions = await database.selectFrom('sync_version').select(['user_id', 'section', 'time', 'base']).execute()
    const operations = await database.selectFrom('sync_operation').select('op_id').execute()
    const files = await database.selectFrom('user_file').selectAll().execute()
    const current = await database
      .selectFrom('sync_section')
      .innerJoin('sync_version', (join) =>
        join
          .onRef('sync_version.user_id', '=', 'sync_section.user_id')
          .onRef('sync_version.section', '=', 'sync_section.section')
          .onRef('sync_version.time', '=', 'sync_section.time'),
      )
      .select(['sync_section.user_id', 'sync_section.section', 'sync_version.body'])
      .execute()
    return {
      versions: versions.map(({ user_id, section, ...times }) => ({ of: nameOf(user_id, section), ...times })),
      done: operations.map(({ op_id }) => op_id),
      files: new Map(
        files.map(({ user_id, hash, made_at: madeAt }) => [userFileName(user_id, { hash, madeAt }), hash]),
      ),
      items: new Map(
        current.map(({ user_id, section, body }) => [
          nameOf(user_id, section),
          JSON.parse(gunzipSync(body).toString()),
        ]),
      ),
    }
  } finally {
    await database.destroy()
  }
}

/** What is wrong with a database, in words: with its chains, and with the items that were acknowledged. */
export function findProblems(
  { items, versions, done }: Omit<Stored, 'files'>,
  { acknowledged, refused }: Pick<Log, 'acknowledged' | 'refused'>,
): readonly string[] {
  const counts = new Map([...items].map(([of, all]) => [of, countBy(all)]))
  return [
    ...checkChains({ versions, done, acknowledged, refused }),
    ...acknowledged.flatMap(({ of, item }) => {
      const count = counts.get(of)?.get(item) ?? 0
      return count === 1 ? [] : [`${of}: ${item} is there ${count} times`]
    }),
  ]
}

function countBy(items: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1)
  return counts
}

/** The hashes of the files that are where a database says, whole. */
export function findWholeFiles(dataDir: string, { files }: Pick<Stored, 'files'>): ReadonlySet<string> {
  const paths = [...files].map(([name, of]) => ({ of, path: join(dataDir, 'uploads', name) }))
  return new Set(
    paths.filter(({ of, path }) => existsSync(path) && hash('sha256', readFileSync(path)) === of).map(({ of }) => of),
  )
}
