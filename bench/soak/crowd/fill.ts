import { randomBytes, randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { type Database, openDatabase } from '../../../src/server/adapters/database/open.ts'
import { createPasswords } from '../../../src/server/adapters/passwords/argon2.ts'
import { readPepper } from '../../../src/server/adapters/passwords/pepper.ts'
import type { Sizes } from '../../capacity/model.ts'
import { makeLayout } from '../../server/layout.ts'
import { type MadeUser, makeUsers } from '../../server/make-users.ts'
import type { Cluster } from '../nodes/cluster.ts'
import { PASSWORD, type Person } from './plan.ts'

const MESSAGES = 10_000
/** Rows of an insert. */
const CHUNK = 500
/** The age of what is there already, in ms: older than an hour, after which a history is thinned. */
const AGE_MS = 2 * 3_600_000

interface Filled {
  readonly people: readonly Person[]
  /** Bytes of a row with its indexes. */
  readonly sizes: Pick<Sizes, 'account' | 'version' | 'message' | 'file'>
}

interface FillOptions {
  readonly accounts: number
  /** How many of them have a desktop in the cloud: those who come first. */
  readonly active: number
  readonly pushBytes: number
}

/** Makes accounts with a password and a login each, desktops of some of them, and a history of the room. */
export async function fillDatabase({ place }: Cluster, options: FillOptions): Promise<Filled> {
  const users = await makeUsers(place, options.accounts)
  const database = await openDatabase(place)
  try {
    const password = await createPasswords(await readPepper(place)).hash(PASSWORD)
    await database.updateTable('user').set({ password }).execute()
    const [base, active] = [Date.now() - AGE_MS, users.slice(0, options.active)]
    await addDesktops(database, active, base, options.pushBytes)
    await addMessages(database, active, base)
    await sql`vacuum full`.execute(database)
    await sql`vacuum (freeze, analyze)`.execute(database) // nothing is left to do by itself while others are measured
    await sql`checkpoint`.execute(database)
    const people = users.map(
      ({ id, name, token }, at): Person => ({
        id,
        name,
        token,
        address: addressOf(at),
        base: at < active.length ? base : 0,
      }),
    )
    const bytesOf = async (...tables: readonly string[]) => {
      const sizes = tables.map((table) => sql`pg_total_relation_size(${`"${table}"`}::regclass)`)
      const { rows } = await sql<{ bytes: string }>`select ${sql.join(sizes, sql` + `)} as bytes`.execute(database)
      return Number(rows[0]?.bytes)
    }
    return {
      people,
      sizes: {
        account: (await bytesOf('user', 'session', 'sync_section')) / users.length,
        version: (await bytesOf('sync_version', 'sync_operation')) / active.length,
        message: (await bytesOf('chat_message')) / MESSAGES,
        file: (await bytesOf('user_file')) / active.length,
      },
    }
  } finally {
    await database.destroy()
  }
}

/** An address of his own, as a trusted proxy tells it. */
const addressOf = (at: number): string => `198.${18 + (at >> 16)}.${(at >> 8) & 255}.${at & 255}`

async function addDesktops(database: Database, users: readonly MadeUser[], time: number, bytes: number) {
  const layouts = Array.from({ length: 20 }, () => gzipSync(makeLayout(bytes)))
  for (let from = 0; from < users.length; from += CHUNK) {
    const some = users.slice(from, from + CHUNK)
    const version = (user_id: string, at: number) => {
      const body = layouts[at % layouts.length] ?? Buffer.alloc(0)
      const told = { reason: 'push' as const, device: 'Chrome, Linux', backup_time: time, base: 0, replaced_blind: 0 }
      return { user_id, section: 'nav_info' as const, time, size: bytes, ...told, body }
    }
    const section = (user_id: string) => ({ user_id, section: 'nav_info' as const, time, last: time, bytes: 8192 })
    const answer = JSON.stringify({ times: { nav_info: time } })
    const operation = (user_id: string) => ({ user_id, op_id: randomUUID(), answer, at: time })
    const file = (user_id: string) => ({ user_id, hash: randomBytes(32).toString('hex') })
    const told = { type: 'image/webp', bytes: 200_000, made_at: time }
    await database
      .insertInto('sync_version')
      .values(some.map(({ id }, at) => version(id, at)))
      .execute()
    await database
      .insertInto('sync_section')
      .values(some.map(({ id }) => section(id)))
      .execute()
    await database
      .insertInto('sync_operation')
      .values(some.map(({ id }) => operation(id)))
      .execute()
    await database
      .insertInto('user_file')
      .values(some.map(({ id }) => ({ ...file(id), ...told })))
      .execute()
  }
}

async function addMessages(database: Database, users: readonly MadeUser[], time: number) {
  const message = (at: number) => ({
    ...{ id: at + 1, user_id: users[at % users.length]?.id ?? '', nonce: randomBytes(8).toString('hex') },
    ...{ kind: 0, color: '#ffffff', size: 20, text: '晚上一起去看电影吗？七点在老地方等你', time: time + at },
  })
  for (let from = 0; from < MESSAGES; from += CHUNK)
    await database
      .insertInto('chat_message')
      .values(Array.from({ length: CHUNK }, (_, at) => message(from + at)))
      .execute()
  await database.insertInto('chat_counter').values({ room: 'room', last: MESSAGES }).execute()
}
