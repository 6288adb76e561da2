import { hash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { create, extract, Header } from 'tar'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openBlobFolder } from '../adapters/blobs/folder.ts'
import { openActLog } from '../adapters/database/admin-acts.ts'
import { migrations } from '../adapters/database/migrations/index.ts'
import { type Database, openDatabase } from '../adapters/database/open.ts'
import { createPasswords } from '../adapters/passwords/argon2.ts'
import { openPepper } from '../adapters/passwords/pepper.ts'
import { type Blobs, userFileName } from '../core/ports/blobs.ts'
import { addUser, findUser } from '../modules/account/profile/user-repository.ts'
import { addSession, findSession } from '../modules/account/sessions/session-repository.ts'
import { ownerOf, writeSharedIcon } from '../modules/network-icon/shared-icon-repository.ts'
import { addShare } from '../modules/sharing/share-repository.ts'
import { createPostgresDatabase } from '../testing/databases.ts'
import { makeFolder } from '../testing/project.ts'
import { writeBackup } from './backup.ts'
import { MANIFEST, rowsOf } from './manifest.ts'
import { type DataPlace, restoreBackup } from './restore.ts'
import { encodeRow } from './rows.ts'
import { readSchema } from './schema.ts'

const folder = makeFolder()
let made = 0
afterAll(() => folder.remove())

const KINDS = ['SQLite', 'PostgreSQL'] as const
type Kind = (typeof KINDS)[number]

async function newPlace(kind: Kind): Promise<DataPlace> {
  const dataDir = join(newPath(), 'data')
  const databaseUrl = kind === 'SQLite' ? undefined : await createPostgresDatabase()
  return { dataDir, databaseUrl, blobs: blobsOf(dataDir) }
}

const blobsOf = (dataDir: string): Blobs => openBlobFolder(join(dataDir, 'uploads'))

const newUser = (name: string) => ({
  ...{ id: name, username: name, username_key: name.toLowerCase(), password: '', is_weak: 0, made_at: 1e12 },
  ...{ email: '', email_key: null, open_id: '', nickname: '林「秋」\n\u2028\u2029', note: '', sex: '1', birthday: '' },
  ...{ address: '', head: '' },
})

/** A file that a user has in the cloud. */
const FILE = userFileName('lin', { hash: 'f'.repeat(64), madeAt: 1e12 })

/** A picture of a theme that a user shares. */
const PICTURE = `${'p'.repeat(43)}.webp`

/** A server's data: accounts with logins, an icon of bytes, uploaded files. */
async function fill(place: DataPlace) {
  const database = await openDatabase(place)
  const password = await createPasswords(await openPepper(place, database)).hash('abc123')
  await addUser(database, { ...newUser('lin'), password })
  for (let at = 0; at < 250; at += 1) await addUser(database, newUser(`user_${at}`))
  const login = { userId: 'lin', isBound: false, device: 'Firefox', address: '::1' }
  const { token } = await addSession(database, login, 1e12)
  const webp = new Uint8Array(3000).map((_, at) => at % 256)
  const icon = { site: 'a', webp, background: '', name: '', shared_at: 1e12 }
  await writeSharedIcon(database, { ...icon, owner: await ownerOf(database, '::1') })
  const version = { user_id: 'lin', section: 'notes' as const, time: 1e12, size: 2, device: 'Firefox', base: 0 }
  const more = { reason: 'push' as const, backup_time: 0, replaced_blind: 0, body: gzipSync('[]') }
  await database
    .insertInto('sync_version')
    .values({ ...version, ...more })
    .execute()
  const section = { user_id: 'lin', section: 'notes' as const, time: 1e12, last: 1e12, bytes: 4096 }
  await database.insertInto('sync_section').values(section).execute()
  await database.insertInto('sync_operation').values({ user_id: 'lin', op_id: 'op', answer: '{}', at: 1e12 }).execute()
  const file = { user_id: 'lin', hash: 'f'.repeat(64), made_at: 1e12 }
  await database
    .insertInto('user_file')
    .values({ ...file, type: 'image/png', bytes: 3 })
    .execute()
  await place.blobs.put(FILE, Buffer.from('abc'))
  const share = {
    ...({
      kind: 'theme',
      user_id: 'lin',
      name: '雪\u2028',
      info: '',
      icon: '',
      type: 0,
      body: '{"settings":{}}',
    } as const),
    ...({ picture: PICTURE, mini: '', is_signed: 1, state: 'public' } as const),
  }
  await addShare(database, share, false)
  await openActLog(database)({ by: 'lin', act: 'approveTheme', subject: 'x', detail: '雪' })
  await database.insertInto('upload').values({ name: PICTURE, user_id: 'lin', bytes: 3, made_at: 1e12 }).execute()
  await place.blobs.put(PICTURE, Buffer.from('def'))
  return { database, token }
}

/** A path that no other test has. */
function newPath(): string {
  made += 1
  return join(folder.path, String(made))
}

const backUp = (database: Database, dataDir: string, to = `${newPath()}.tar.gz`) =>
  writeBackup({ database, dataDir, blobs: blobsOf(dataDir), version: '0.1.0', now: 1e12 }, to)

/** Every row of every table that a backup has, in an order that both kinds of database share. */
async function rowsIn(database: Database) {
  const rows: Record<string, readonly string[]> = {}
  for (const { name } of (await readSchema(migrations)).filter(({ isCache }) => !isCache)) {
    const found = await sql<object>`select * from ${sql.table(name)}`.execute(database)
    const texts = found.rows.map((row) =>
      JSON.stringify(
        Object.entries(row).map(([key, value]) => [key, value instanceof Uint8Array ? [...value] : value]),
      ),
    )
    rows[name] = texts.filter((text) => !text.includes('"epoch"')).toSorted()
  }
  return rows
}
const epochOf = async (database: Database) =>
  (await database.selectFrom('instance').select('value').where('key', '=', 'epoch').executeTakeFirst())?.value

describe.each(KINDS)('a backup of %s', (from) => {
  test.each(KINDS)('made while others write is whole in another folder and %s', async (to) => {
    const place = await newPlace(from)
    const { database, token } = await fill(place)
    const other = await openDatabase(place)
    let isDone = false
    const writing = (async () => {
      // each account comes with its login, in one transaction: a backup has both or none
      for (let at = 0; !isDone; at += 1) {
        await turn() // SQLite answers at once: others would never come to their turn
        await database.transaction().execute(async (transaction) => {
          await addUser(transaction, newUser(`late_${at}`))
          await addSession(transaction, { userId: `late_${at}`, isBound: false, device: '', address: '' }, 1e12)
        })
      }
    })()
    const { file, manifest } = await backUp(other, place.dataDir)
    isDone = true
    await writing
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readdirSync(join(file, '..')).filter((name) => name.startsWith(`${made}.`))).toEqual([`${made}.tar.gz`])

    const target = await newPlace(to)
    await restoreBackup(target, file, false)
    const restored = await openDatabase(target)
    const rows = await rowsIn(restored)
    expect(rows.user?.length).toBe(manifest.members.find(({ name }) => name === rowsOf('user'))?.rows)
    const late = (table: string) => rows[table]?.filter((text) => text.includes('late_')).length
    expect(late('session')).toBe(late('user'))
    for (const [table, texts] of Object.entries(await rowsIn(database)))
      expect(texts.filter((text) => !text.includes('late_'))).toEqual(
        rows[table]?.filter((text) => !text.includes('late_')),
      )
    expect(await epochOf(restored)).not.toBe(await epochOf(database))
    for (const table of ['sync_version', 'sync_section', 'sync_operation', 'user_file', 'share', 'admin_act'])
      expect(rows[table]).toHaveLength(1)
    if (to === 'SQLite') {
      const { rows: broken } = await sql`pragma foreign_key_check`.execute(restored)
      const { rows: whole } = await sql`pragma integrity_check`.execute(restored)
      expect([broken, whole]).toEqual([[], [{ integrity_check: 'ok' }]])
    }
    const user = await findUser(restored, 'lin')
    const passwords = createPasswords(await openPepper(target, restored))
    expect(await passwords.verify('abc123', user?.password, true)).toBe(true)
    expect(await findSession(restored, { token, cookie: undefined }, 1e12 + 1)).toMatchObject({ userId: 'lin' })
    expect(readFileSync(join(target.dataDir, 'uploads', FILE), 'utf8')).toBe('abc')
    expect(readFileSync(join(target.dataDir, 'uploads', PICTURE), 'utf8')).toBe('def')
    expect(readdirSync(target.dataDir).filter((name) => name.startsWith('.restore'))).toEqual([])
    for (const one of [database, other, restored]) await one.destroy()

    await expect(restoreBackup(target, file, false)).rejects.toThrow('There is data already')
    await restoreBackup(target, file, true)
    const again = await openDatabase(target)
    expect(await rowsIn(again)).toEqual(rows)
    await again.destroy()
  })
})

/** All that a folder has, with what its files say. */
const contentsOf = (path: string) =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/-(?:wal|shm)$/.test(entry.name))
    .map((entry) => [
      join(entry.parentPath, entry.name),
      hash('sha256', readFileSync(join(entry.parentPath, entry.name))),
    ])

/** Rewrites a file of rows with the columns that a table had. @returns what the manifest says of it */
function keepColumns(path: string, columns: readonly string[] | undefined): object {
  if (columns === undefined) return {}
  const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean)
  const rows = lines.map((line) => Object.entries(JSON.parse(line)).filter(([column]) => columns.includes(column)))
  const text = rows.map((row) => encodeRow(Object.fromEntries(row))).join('')
  writeFileSync(path, text)
  return { bytes: Buffer.byteLength(text), sha256: hash('sha256', text) }
}

describe('an archive', () => {
  let file: string
  let target: DataPlace
  beforeAll(async () => {
    const place = await newPlace('SQLite')
    const { database } = await fill(place)
    file = (await backUp(database, place.dataDir)).file
    await database.destroy()
    target = await newPlace('SQLite')
    await (await fill(target)).database.destroy()
  })

  /** Restores what is changed of the archive: it must be refused, and change nothing. */
  async function refused(bytes: Uint8Array): Promise<string> {
    const path = join(folder.path, 'changed.tar.gz')
    writeFileSync(path, bytes)
    const before = contentsOf(target.dataDir)
    const reason = await restoreBackup(target, path, true).then(
      () => 'restored',
      (error: Error) => `${error.name}: ${error.message}`,
    )
    expect(contentsOf(target.dataDir)).toEqual(before)
    expect(reason).not.toContain('\n')
    return reason
  }

  test('that is cut off anywhere, or has one byte flipped, is refused', async () => {
    const whole = readFileSync(file)
    for (const share of [0, 0.1, 0.5, 0.9, 0.999])
      expect(await refused(whole.subarray(0, Math.floor(whole.length * share)))).toMatch(/^StartFailure: .*damaged/)
    for (const share of [0.01, 0.3, 0.6, 0.95]) {
      const flipped = Buffer.from(whole)
      const at = Math.floor(whole.length * share)
      flipped[at] = (flipped[at] ?? 0) ^ 0x10
      expect(await refused(flipped)).toMatch(/^StartFailure: .*damaged/)
    }
    const unpacked = gunzipSync(whole)
    for (const share of [0.2, 0.5, 0.8]) {
      const flipped = Buffer.from(unpacked)
      const at = unpacked.indexOf('"username":"user_', Math.floor(unpacked.length * share * 0.5))
      flipped[at + 13] = (flipped[at + 13] ?? 0) ^ 1
      expect(await refused(gzipSync(flipped))).toMatch(/has changed/)
    }
  })

  test('with files that would lie elsewhere, links, or files not told of, is refused', async () => {
    const unpacked = gunzipSync(readFileSync(file))
    const entries: [string, 'File' | 'SymbolicLink'][] = [
      ['../outside.txt', 'File'],
      ['/tmp/outside.txt', 'File'],
      ['uploads/../../outside.txt', 'File'],
      ['uploads/.hidden', 'File'],
      ['uploads/link', 'SymbolicLink'],
      ['uploads/more.webp', 'File'],
      ['genkan.db', 'File'],
      [MANIFEST, 'File'],
    ]
    for (const [path, type] of entries) {
      const header = new Header({ path, type, size: 0, mode: 0o600, mtime: new Date(0), linkpath: '/etc/passwd' })
      header.encode()
      const added = Buffer.concat([header.block ?? Buffer.alloc(512), unpacked])
      expect([path, await refused(gzipSync(added))]).toEqual([path, expect.stringMatching(/^StartFailure: .*damaged/)])
    }
    expect(existsSync(join(folder.path, 'outside.txt'))).toBe(false)
  })

  test('of something else, and one that is not there, are refused', async () => {
    expect(await refused(Buffer.from('a letter to my mother'))).toMatch(/damaged, or none of Genkan's/)
    folder.write('other/photo.txt', 'x')
    await create({ gzip: true, file: join(folder.path, 'o.tgz'), cwd: join(folder.path, 'other') }, ['photo.txt'])
    expect(await refused(readFileSync(join(folder.path, 'o.tgz')))).toMatch(/it has "photo\.txt"/)
    await expect(restoreBackup(target, join(folder.path, 'nowhere'), true)).rejects.toThrow('ENOENT')
  })

  /** The archive with another manifest. @param change may change the files of the folder, too */
  async function withManifest(change: (manifest: Record<string, unknown>, folder: string) => void): Promise<Buffer> {
    const place = newPath()
    mkdirSync(place)
    await extract({ file, cwd: place })
    const manifest = JSON.parse(readFileSync(join(place, MANIFEST), 'utf8'))
    change(manifest, place)
    writeFileSync(join(place, MANIFEST), JSON.stringify(manifest))
    const to = `${place}.tar.gz`
    const names = manifest.members.map(({ name }: { name: string }) => name)
    await create({ gzip: true, file: to, cwd: place }, [MANIFEST, ...names])
    rmSync(place, { recursive: true })
    return readFileSync(to)
  }

  test('of a newer program is refused by name', async () => {
    const newer = await withManifest((manifest) => {
      manifest.migrations = [...Object.keys(migrations), '9999_future']
      manifest.version = '9.0.0'
    })
    expect(await refused(newer)).toMatch(/of a newer Genkan \(9\.0\.0, 9999_future\)\. Update the program\.$/)
    expect(await refused(await withManifest((manifest) => Object.assign(manifest, { format: 2 })))).toMatch(
      /manifest\.json cannot/,
    )
  })

  test('without the tables of its version is refused', async () => {
    const partial = await withManifest((manifest) => {
      const members = manifest.members as { name: string }[]
      manifest.members = members.filter(({ name }) => name !== rowsOf('session'))
    })
    expect(await refused(partial)).toMatch(/does not have the tables/)
  })

  test('of an older program is brought up to date', async () => {
    const older = Object.entries(migrations).filter(([name]) => name <= '0004_accounts')
    const tables = new Map((await readSchema(Object.fromEntries(older))).map((one) => [rowsOf(one.name), one.columns]))
    const path = join(folder.path, 'older.tar.gz')
    const bytes = await withManifest((manifest, place) => {
      manifest.migrations = older.map(([name]) => name)
      const members = manifest.members as { name: string; rows?: number }[]
      manifest.members = members
        .filter(({ name, rows }) => rows === undefined || tables.has(name))
        .map((member) => ({ ...member, ...keepColumns(join(place, member.name), tables.get(member.name)) }))
    })
    writeFileSync(path, bytes)
    const place = await newPlace('SQLite')
    await restoreBackup(place, path, false)
    const database = await openDatabase(place)
    expect(await findUser(database, 'lin')).toMatchObject({ id: 'lin' })
    expect(await database.selectFrom('invitation').selectAll().execute()).toEqual([])
    await database.destroy()
  })

  test.each(KINDS)('is not restored into %s while a server uses it, also one that nobody asks', async (kind) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const place = await newPlace(kind)
    const running = await openDatabase(place)
    const epoch = await epochOf(running)
    vi.advanceTimersByTime(3_600_000)
    vi.useRealTimers()
    await expect(restoreBackup(place, file, true)).rejects.toThrow(/^The database .* is held by another program\.$/)
    expect(await epochOf(running)).toBe(epoch)
    await running.destroy()
    await restoreBackup(place, file, true)
  })
})

test('a backup goes into a folder by its time; without the key of the passwords there is none', async () => {
  const place = await newPlace('SQLite')
  const { database } = await fill(place)
  const { file } = await backUp(database, place.dataDir, folder.path)
  expect(file).toBe(join(folder.path, 'genkan-backup-20010909-014640.tar.gz'))
  rmSync(join(place.dataDir, 'pepper.key'))
  await expect(backUp(database, place.dataDir)).rejects.toThrow('There is no pepper.key in')
  await expect(backUp(database, place.dataDir, '/proc/x')).rejects.toThrow('cannot be written')
  await database.destroy()
})

test('the key may be a file of the operator, perhaps a link; a restore wants it there and does not write it', async () => {
  const pepperFile = join(folder.path, 'pepper')
  folder.write('mounted/pepper', `${'0a'.repeat(32)}\n`)
  symlinkSync('mounted/pepper', pepperFile)
  const place = { ...(await newPlace('SQLite')), pepperFile }
  const { database } = await fill(place)
  expect(existsSync(join(place.dataDir, 'pepper.key'))).toBe(false)
  const { file } = await writeBackup({ ...place, database, version: '0.1.0', now: 1e12 }, `${newPath()}.tar.gz`)
  await database.destroy()

  const target = await newPlace('SQLite')
  await restoreBackup(target, file, false)
  const key = readFileSync(join(target.dataDir, 'pepper.key'), 'utf8')
  expect(key).toBe(readFileSync(pepperFile, 'utf8'))

  const other = await newPlace('SQLite')
  folder.write('other-key', 'ff'.repeat(32))
  const refused = restoreBackup({ ...other, pepperFile: join(folder.path, 'other-key') }, file, false)
  await expect(refused).rejects.toThrow(/another key than \S+other-key\. Put its pepper\.key there/)
  await restoreBackup({ ...other, pepperFile }, file, false)
  expect(existsSync(join(other.dataDir, 'pepper.key'))).toBe(false)
  const restored = await openDatabase(other)
  const passwords = createPasswords(await openPepper({ ...other, pepperFile }, restored))
  expect(await passwords.verify('abc123', (await findUser(restored, 'lin'))?.password, true)).toBe(true)
  await restored.destroy()
})

test('a backup of a database with the key of another is refused', async () => {
  const place = await newPlace('SQLite')
  const { database } = await fill(place)
  writeFileSync(join(place.dataDir, 'pepper.key'), 'ff'.repeat(32))
  await expect(backUp(database, place.dataDir)).rejects.toThrow('is another than this database was first used with')
  await database.destroy()
})

test('no table has a column that the database counts up: a restored one would begin anew', async () => {
  const database = await openDatabase(await newPlace('PostgreSQL'))
  const columns = (await database.introspection.getTables()).flatMap(({ columns }) => columns)
  expect(columns.filter(({ isAutoIncrementing }) => isAutoIncrementing)).toEqual([])
  await database.destroy()
})
