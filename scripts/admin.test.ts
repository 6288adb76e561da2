import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openS3 } from '../src/server/adapters/blobs/s3.ts'
import { openDatabase } from '../src/server/adapters/database/open.ts'
import { readPepper } from '../src/server/adapters/passwords/pepper.ts'
import { writeServerSettings } from '../src/server/adapters/server-settings.ts'
import { newUser } from '../src/server/modules/account/account-service.ts'
import { addUser } from '../src/server/modules/account/profile/user-repository.ts'
import { writeMessages } from '../src/server/modules/chat/message-repository.ts'
import { addReport } from '../src/server/modules/chat/report-repository.ts'
import { startBuckets } from '../src/server/testing/buckets.ts'
import { createPostgresDatabase } from '../src/server/testing/databases.ts'
import { makeProgram, startNode } from '../src/server/testing/nodes.ts'
import { makeFolder } from '../src/server/testing/project.ts'
import { runAdmin } from './admin/run.ts'

const folder = makeFolder()
afterAll(folder.remove)

/** Runs a command on a data folder of the tests. */
async function admin(line: string, environment: Readonly<Record<string, string>> = {}) {
  const said: string[] = []
  const complained: string[] = []
  const env = { DATA_DIR: join(folder.path, 'data'), ...environment }
  const code = await runAdmin(line === '' ? [] : line.split(' '), env, {
    say: (text) => said.push(text),
    complain: (text) => complained.push(text),
  })
  return { code, said: said.join('\n'), complained: complained.join('\n') }
}

test('without a command, or with --help, it lists what there is', async () => {
  const { code, said } = await admin('')
  expect(code).toBe(2)
  expect(said).toMatch(/create-admin .*\n.*reset-password NAME/)
  expect(await admin('--help')).toMatchObject({ code: 0, said })
  expect(await admin('reset-password --help')).toMatchObject({ code: 0, said: expect.stringContaining('NAME') })
})

test.each([
  'nonsense',
  'reset-password',
  'reset-password a b',
  'create-admin me',
  'invite --uses 0',
  'invite --uses many',
  'invite --years 2',
  'invitations now',
  'ban',
  'mute lin',
  'mute lin soon',
  'reports --done',
  'doctor --url nowhere',
  'doctor --mail',
])('%j is wrong use, which says what is right', async (line) => {
  expect(await admin(line)).toMatchObject({
    code: 2,
    said: '',
    complained: expect.stringContaining('npm run admin -- '),
  })
})

test('the admin is made once, and given another password', async () => {
  expect(await admin('create-admin')).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^The password of admin is/),
  })
  expect(await admin('create-admin')).toMatchObject({ code: 1, complained: expect.stringContaining('already') })
  expect(await admin('reset-password admin')).toMatchObject({ code: 0 })
  expect(await admin('reset-password nobody')).toMatchObject({ code: 1, complained: 'There is no account nobody.' })
})

test('an invitation is a link of the public address; it is listed and taken back', async () => {
  const environment = { PUBLIC_URL: 'https://start.example.org', REGISTRATION: 'invite' }
  expect(await admin('invite --uses 3 --days 30', environment)).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^https:\/\/start\.example\.org\/#invite=[\w-]{22}$/),
    complained: '',
  })
  expect(await admin('invite')).toMatchObject({ code: 0, complained: expect.stringMatching(/PUBLIC_URL.*\n.*open/) })
  const { said } = await admin('invitations')
  expect(said).toMatch(/^[\da-f]{8} {2}1 left {2}until .* UTC\n[\da-f]{8} {2}3 left/)
  for (const id of said.match(/^[\da-f]{8}/gm) ?? []) expect((await admin(`revoke-invitation ${id}`)).code).toBe(0)
  expect(await admin('invitations')).toMatchObject({ said: 'There are none.' })
  expect((await admin('revoke-invitation 00000000')).code).toBe(1)
})

test('it acts on the data of the server of its folder, unless other data is named', async () => {
  const DATA_DIR = join(folder.path, 'of-a-server')
  const [url, other] = [await createPostgresDatabase(), await createPostgresDatabase()]
  const DATABASE_URL = url
  await writeServerSettings(DATA_DIR, {
    DATABASE_URL,
    PUBLIC_URL: 'https://start.example.org',
    REGISTRATION: 'invite',
    PORT: '1',
  })
  expect(readFileSync(join(DATA_DIR, 'server.json'), 'utf8')).not.toContain('PORT')
  expect(statSync(join(DATA_DIR, 'server.json')).mode & 0o777).toBe(0o600)
  expect((await admin('create-admin', { DATA_DIR })).code).toBe(0)
  expect(await admin('create-admin', { DATA_DIR, DATABASE_URL })).toMatchObject({ code: 1 })
  expect(await admin('invite', { DATA_DIR })).toMatchObject({ said: expect.stringMatching(/^https:/), complained: '' })
  expect((await admin('create-admin', { DATA_DIR, DATABASE_URL: other })).code).toBe(0)
  expect((await admin('create-admin', { DATA_DIR, DATABASE_URL: '' })).code, 'the embedded one').toBe(0)
  expect(await writeServerSettings(DATA_DIR, {})).toBeUndefined()
  expect(await writeServerSettings('/proc/none', {})).toContain('cannot be written')
  expect((await admin('create-admin', { DATA_DIR })).code, 'the embedded one').toBe(1)
  writeFileSync(join(DATA_DIR, 'server.json'), '{')
  expect(await admin('invitations', { DATA_DIR })).toMatchObject({
    code: 1,
    complained: expect.stringMatching(/server\.json is damaged/),
  })
})

test('a secret that the server has from a file is in its folder by the path alone; naming either form is enough', async () => {
  const DATA_DIR = join(folder.path, 'with-secret-files')
  const [url, other] = [await createPostgresDatabase(), await createPostgresDatabase()]
  folder.write('secrets/database_url', `${url}\n`)
  folder.write('secrets/other_url', other)
  await writeServerSettings(DATA_DIR, { DATABASE_URL_FILE: relative('.', join(folder.path, 'secrets/database_url')) })
  expect(JSON.parse(readFileSync(join(DATA_DIR, 'server.json'), 'utf8'))).toEqual({
    DATABASE_URL_FILE: join(folder.path, 'secrets/database_url'),
  })
  expect((await admin('create-admin', { DATA_DIR })).code).toBe(0)
  expect((await admin('create-admin', { DATA_DIR, DATABASE_URL: url })).code).toBe(1)
  await writeServerSettings(DATA_DIR, { DATABASE_URL: url })
  const DATABASE_URL_FILE = join(folder.path, 'secrets/other_url')
  expect((await admin('create-admin', { DATA_DIR, DATABASE_URL_FILE })).code, 'the other one').toBe(0)
  expect(await admin('invitations', { DATA_DIR, DATABASE_URL_FILE: '/none/x' })).toEqual({
    ...{ code: 1, said: '' },
    complained: 'DATABASE_URL_FILE names /none/x, which cannot be read (ENOENT).',
  })
})

test('an account is banned and muted, and reports are dealt with one by one', async () => {
  const DATA_DIR = join(folder.path, 'moderated')
  const run = (line: string) => admin(line, { DATA_DIR })
  const database = await openDatabase({ databaseUrl: undefined, dataDir: DATA_DIR })
  const lin = newUser('Lin', '', 0, 0)
  await addUser(database, lin)
  const read = () => database.selectFrom('user').select(['banned_at', 'muted_until']).executeTakeFirstOrThrow()
  const message = { userId: lin.id, nonce: '1', kind: 0, color: '#ffffff', size: 20, text: 'two\nlines' }
  await database.transaction().execute((transaction) => writeMessages(transaction, [message]))
  await addReport(database, { userId: lin.id, chatId: 1, reason: 'illegal' })
  expect(await run('ban lin')).toMatchObject({ code: 0, said: expect.stringMatching(/^lin is banned/) })
  expect((await read()).banned_at).toBeGreaterThan(0)
  expect((await run('unban lin')).code).toBe(0)
  expect((await read()).banned_at).toBe(0)
  expect(await run('mute lin 60')).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^lin writes nothing until .* UTC/),
  })
  expect((await read()).muted_until).toBeGreaterThan(Date.now() + 59 * 60_000)
  expect(await run('mute lin 0')).toMatchObject({ said: 'lin may write.' })
  expect((await read()).muted_until).toBe(0)
  expect(await run('ban nobody')).toMatchObject({ code: 1, complained: 'There is no account nobody.' })
  expect(await run('mute ADMIN 5')).toMatchObject({ code: 1, complained: 'This cannot be done to admin.' })

  const { said } = await run('reports')
  expect(said).toMatch(/^[\da-f]{8} {2}.* UTC {2}illegal {2}message 1 of Lin, reported by Lin: "two\\nlines"$/)
  const id = said.slice(0, 8)
  expect((await run(`reports --done ${id}`)).code).toBe(0)
  expect((await run(`reports --done ${id}`)).code).toBe(1)
  expect(await run('reports')).toMatchObject({ said: 'There are none.' })
  await database.destroy()
})

test('a backup is written and restored; data that is there is replaced only when it is said', async () => {
  const archive = join(folder.path, 'backup.tar.gz')
  const backup = await admin(`backup ${archive}`)
  expect(backup).toMatchObject({ code: 0, said: expect.stringMatching(/^\S+\.gz has \d+ rows and 0 uploaded files, /) })
  expect(await admin(`restore ${archive}`)).toMatchObject({ code: 1, complained: expect.stringContaining('--replace') })
  expect(await admin(`restore ${archive} --replace`)).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^Restored/),
  })
  const elsewhere = { DATA_DIR: join(folder.path, 'elsewhere') }
  expect((await admin(`restore ${archive}`, elsewhere)).code).toBe(0)
  expect((await admin('reset-password admin', elsewhere)).code).toBe(0)
  expect(await admin('backup /proc/none.tar.gz')).toMatchObject({
    code: 1,
    complained: expect.stringContaining('/proc'),
  })
  expect(await admin('restore nowhere.tar.gz')).toMatchObject({
    code: 1,
    complained: expect.stringContaining('nowhere'),
  })
})

test('a backup has the files of the bucket of its server, unless they are backed up otherwise', async () => {
  const buckets = await startBuckets(join(folder.path, 's3'), ['old', 'new'])
  const DATA_DIR = join(folder.path, 'with-a-bucket')
  await readPepper({ dataDir: DATA_DIR })
  await writeServerSettings(DATA_DIR, buckets.environmentOf('old'))
  const name = `${'a'.repeat(43)}.webp`
  await openS3(buckets.configOf('old')).put(name, Buffer.from('a picture'))
  const [archive, without] = [join(folder.path, 'bucket.tar.gz'), join(folder.path, 'without.tar.gz')]
  const made = await admin(`backup ${archive}`, { DATA_DIR })
  expect(made).toMatchObject({ code: 0, said: expect.stringContaining('and 1 uploaded files, ') })
  const less = await admin(`backup ${without} --without-files`, { DATA_DIR })
  expect(less).toMatchObject({
    code: 0,
    said: expect.stringMatching(/rows and no uploaded files \(they are backed up otherwise\), /),
  })

  const elsewhere = { DATA_DIR: join(folder.path, 'with-another-bucket'), ...buckets.environmentOf('new') }
  expect((await admin(`restore ${archive}`, elsewhere)).code).toBe(0)
  expect(await openS3(buckets.configOf('new')).get(name)).toEqual(new Uint8Array(Buffer.from('a picture')))
  const none = { ...elsewhere, DATA_DIR: join(folder.path, 'without-a-bucket'), ...buckets.environmentOf('none') }
  expect(await admin(`restore ${archive}`, none)).toMatchObject({
    code: 1,
    complained: 'The files of users cannot be written (the object storage answered 404).',
  })
  await buckets.close()
})

test('doctor looks at a whole installation, a line for each part', async () => {
  const program = makeProgram()
  const node = await startNode(program, {})
  const environment = { DATA_DIR: join(program.path, 'data') }
  await expect.poll(() => existsSync(join(environment.DATA_DIR, 'server.json'))).toBe(true)
  const run = () => admin(`doctor --offline --url ${node.origin}`, environment)
  const { code, said, complained } = await run()
  expect(said.split('\n')).toEqual([
    expect.stringMatching(/^ok {4}settings {5}they are those with which the server of /),
    expect.stringMatching(/^(?:ok|warn) +data folder {2}/), // disks of test machines may be full
    expect.stringMatching(/^ok {4}database {5}SQLite .* is whole/),
    expect.stringMatching(/^ok {4}Redis {8}REDIS_URL is not set/),
    expect.stringMatching(/^ok {4}uploads {6}.*uploads takes files/),
    expect.stringMatching(/^ok {4}clock /),
    expect.stringMatching(/^ok {4}mail /),
    expect.stringMatching(/^ok {4}certificate {2}.*needs none/),
    expect.stringMatching(/^warn {2}address {6}Genkan 0\.2\.0 answers .* while the program here is /),
    expect.stringMatching(/^warn {2}proxy {8}nothing is between, and TRUST_PROXY names this machine/),
    expect.stringMatching(/^ok {4}socket {7}one to .* opens/),
    expect.stringMatching(/^0 failed, [23] warned\.$/),
  ])
  expect([code, complained]).toEqual([0, ''])
  await node.kill()
  expect(await run()).toMatchObject({ code: 1, said: expect.stringMatching(/^FAIL {2}address {6}.*ECONNREFUSED/m) })
  program.remove()
})

test('doctor goes no further than settings that cannot be read', async () => {
  const { code, said } = await admin('doctor', { REDIS_URL: 'x' })
  expect([code, said]).toEqual([
    1,
    expect.stringMatching(/^FAIL {2}settings {2}they cannot be read\. REDIS_URL must be .*\n1 failed, 0 warned\.$/),
  ])
})

test('a wrong configuration is one line', async () => {
  expect(await admin('create-admin', { PORT: 'x' })).toMatchObject({
    code: 1,
    complained: expect.stringMatching(/^PORT/),
  })
})
