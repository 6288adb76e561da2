import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { CODE } from '../../../shared/api/endpoint.ts'
import type { Section } from '../../../shared/entities/section.ts'
import { type Database, openDatabase } from '../../adapters/database/open.ts'
import { type CloudUser, makeCloudUser } from '../../testing/cloud.ts'
import { createPostgresDatabase } from '../../testing/databases.ts'
import { makeFolder, makeServer } from '../../testing/project.ts'

const folder = makeFolder()
const opened: Database[] = []
afterAll(async () => {
  for (const database of opened) await database.destroy()
  folder.remove()
})

const USERS = 3
const DEVICES = 4
const ROUNDS = 4
const SECTIONS: readonly Section[] = ['notes', 'more']

/** Nodes of one database, whose clocks are ten minutes apart. */
async function startNodes(kind: 'SQLite' | 'PostgreSQL') {
  const place = {
    databaseUrl: kind === 'SQLite' ? undefined : await createPostgresDatabase(),
    dataDir: join(folder.path, kind),
  }
  const first = await openDatabase(place)
  const second = kind === 'SQLite' ? first : await openDatabase(place)
  opened.push(...new Set([first, second]))
  const clockOf = (minutes: number) => ({ now: () => Date.now() + minutes * 60_000 })
  const nodes = [
    await makeServer({ database: first, clock: clockOf(-5) }),
    await makeServer({ database: second, clock: clockOf(5) }),
  ] as const
  return { database: first, nodes, path: place.dataDir }
}

/** A push that was acknowledged. */
interface Ack {
  readonly body: string
  readonly times: Readonly<Record<string, number>>
  readonly begun: number
  readonly ended: number
}

/** Pushes over what is there, one edit after another, now and then twice. @returns what was acknowledged */
async function edit(device: CloudUser, name: string): Promise<readonly Ack[]> {
  const acks: Ack[] = []
  for (let round = 0; acks.length < ROUNDS; round += 1) {
    const base = await device.times()
    const body = JSON.stringify([name, round])
    const bodies = Object.fromEntries(SECTIONS.map((section) => [section, body]))
    const begun = performance.now()
    const push = () => device.push(bodies, { base, op_id: `op-${name}-${round}` })
    const answers = round % 3 === 0 ? await Promise.all([push(), push()]) : [await push()]
    const taken = answers.find(({ code }) => code === CODE.ok)
    if (taken !== undefined) acks.push({ body, times: taken.data.async_time, begun, ended: performance.now() })
    else expect(answers.map(({ code }) => code)).toEqual(answers.map(() => CODE.stale))
  }
  return acks
}

/** The chain checker (security.md 3.6): every version follows the one before it, and is one that was acknowledged. */
async function checkChain(database: Database, userId: string, acks: readonly Ack[]): Promise<void> {
  for (const section of SECTIONS) {
    const rows = await database
      .selectFrom('sync_version')
      .selectAll()
      .where('user_id', '=', userId)
      .where('section', '=', section)
      .orderBy('time')
      .execute()
    expect(rows.map(({ base }) => base)).toEqual([0, ...rows.slice(0, -1).map(({ time }) => time)])
    const acknowledged = new Map(acks.map(({ body, times }) => [times[section], body]))
    expect(acknowledged.size).toBe(acks.length)
    for (const { time, body } of rows) expect(acknowledged.get(time)).toBe(gunzipSync(body).toString())
    expect(rows).toHaveLength(acks.length)
  }
  const inOrder = acks.toSorted((a, b) => (a.times.notes ?? 0) - (b.times.notes ?? 0))
  for (const [at, earlier] of inOrder.entries())
    for (const later of inOrder.slice(at + 1))
      expect(later.ended, 'in the order of time').toBeGreaterThan(earlier.begun)
}

describe.each(['SQLite', 'PostgreSQL'] as const)('two nodes on %s', (kind) => {
  test('I1, I2: what many devices push at once is one chain, in which all that was acknowledged is byte by byte', async () => {
    const { database, nodes } = await startNodes(kind)
    const users = await Promise.all(Array.from({ length: USERS }, () => makeCloudUser(nodes[0])))
    await Promise.all(
      users.map(async (user, index) => {
        const devices = await Promise.all(
          Array.from({ length: DEVICES }, (_, at) => makeCloudUser(nodes[at % 2 === 0 ? 0 : 1], user.options.token)),
        )
        const acks = await Promise.all(devices.map((device, at) => edit(device, `${index}-${at}`)))
        await checkChain(database, user.id, acks.flat())
      }),
    )
  })
})

test('I1: what was acknowledged is there after the program was killed, whenever', async () => {
  const { database, nodes, path } = await startNodes('SQLite')
  await sql`pragma wal_autocheckpoint = 5`.execute(database)
  const user = await makeCloudUser(nodes[0])
  const acked: [number, string][] = []
  for (let at = 0; at < 12; at += 1) {
    const body = JSON.stringify([at, 'x'.repeat(at * 500)])
    acked.push([await user.write('notes', body), body])
    // the files as a killed program leaves them
    const copy = join(folder.path, `killed-${at}`)
    mkdirSync(copy)
    for (const name of ['genkan.db', 'genkan.db-wal']) copyFileSync(join(path, name), join(copy, name))
    const survived = await openDatabase({ databaseUrl: undefined, dataDir: copy })
    const server = await makeServer({ database: survived, clock: { now: Date.now } })
    const again = await makeCloudUser(server, user.options.token)
    for (const [time, text] of acked) expect(await again.version('notes', time)).toBe(text)
    expect((await again.times()).notes).toBe(acked.at(-1)?.[0])
    await server.close()
  }
})
