import { copyFileSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPasswords } from '../adapters/passwords/argon2.ts'
import { readPepper } from '../adapters/passwords/pepper.ts'
import { addInvitation } from '../modules/account/register/invitation-repository.ts'
import { makeSetupToken } from '../modules/account/register/setup-repository.ts'
import { type Owner, type OwnersServer, registerOwner, startOwnersServer } from '../testing/owner.ts'
import { makeFolder } from '../testing/project.ts'
import { findSecrets } from '../testing/secret-forms.ts'
import { askUsers } from '../testing/users.ts'
import { writeBackup } from './backup.ts'
import { PEPPER } from './manifest.ts'

/** Whoever gets hold of a backup, or of the database, can log in by nothing that is in it (security.md, check 21). */

const keys = makeFolder()
let server: OwnersServer
let owner: Owner
let dataDir = ''
/** What proves who somebody is. */
let secrets: readonly string[] = []

const valuesOf = (cookies: readonly string[]) => cookies.map((cookie) => cookie.split(/[=;]/)[1] ?? '')

beforeAll(async () => {
  server = await startOwnersServer({ passwords: createPasswords(await readPepper({ dataDir: keys.path })) })
  dataDir = join(server.folder.path, 'data')
  copyFileSync(join(keys.path, PEPPER), join(dataDir, PEPPER))
  owner = await registerOwner(server)
  secrets = [...(await ownersSecrets()), ...(await operatorsSecrets())]
})
afterAll(async () => {
  await server.close()
  keys.remove()
})

/** Tokens, cookies, codes and links of the owner, of whom some have been used. */
async function ownersSecrets(): Promise<readonly string[]> {
  const { username, password, options, ended, scanned, confirmed, resetLink } = owner
  const bound = await askUsers(server, 'login', { username, password, bind: true }, { https: true })
  const polled = await askUsers(server, `get_wx_login_status?uuid=${confirmed.uuid}`, undefined, options)
  const links = server.letters.flatMap(({ text }) => /#verify=([\w-]+)/.exec(text)?.[1] ?? [])
  return [
    ...[password, options.token ?? '', ended, bound.data.token, polled.data.login.token, scanned.rid, confirmed.rid],
    ...valuesOf([...bound.cookies, ...polled.cookies]),
    ...(options.cookie ?? '').split('; ').map((pair) => pair.split('=')[1] ?? ''),
    ...[...links, resetLink],
  ]
}

async function operatorsSecrets(): Promise<readonly string[]> {
  const now = server.now()
  return [
    (await addInvitation(server.database, { uses: 2, endsAt: now + 1e6 }, now)).code,
    (await makeSetupToken(server.database, now)) ?? '',
  ]
}

/** A backup as it is and unpacked, and the files of the database. */
async function everythingStored(): Promise<readonly Uint8Array[]> {
  const to = join(keys.path, 'backup.tar.gz')
  const { database, blobs } = server
  const { file } = await writeBackup({ database, blobs, dataDir, version: '0.2.0', now: server.now() }, to)
  const packed = readFileSync(file)
  return [
    packed,
    gunzipSync(packed),
    ...globSync('*.db*', { cwd: dataDir }).map((name) => readFileSync(join(dataDir, name))),
  ]
}
const found = async (secret: readonly string[]) => (await everythingStored()).map((bytes) => findSecrets(bytes, secret))

test('no token, cookie, link, code or password is in a backup or the database, in whatever form', async () => {
  expect(secrets.length).toBeGreaterThanOrEqual(15)
  expect(secrets.filter((secret) => secret.length < 6)).toEqual([])
  for (const of of await found(secrets)) expect(of).toEqual([])
  const [, unpacked, ...files] = await found([owner.username])
  expect([unpacked, files.flat()], 'what is stored can be found').toEqual([[owner.username], [owner.username]])
})

test('no column is a code of a letter: they are too short to be searched for', async () => {
  const codes = [owner.resetCode, owner.bindCode]
  expect(codes).toEqual([expect.stringMatching(/^\d{4}$/), expect.stringMatching(/^\w{4,6}$/)])
  const rows = await server.database.selectFrom('mail_code').selectAll().execute()
  expect(rows.length).toBeGreaterThanOrEqual(3)
  expect(rows.flatMap((row) => Object.values(row)).filter((value) => codes.includes(String(value)))).toEqual([])
})

test('a secret that somebody stored would be found', async () => {
  const [token = ''] = secrets.slice(1)
  const value = Buffer.from(`{"token":"${token}"}`).toString('base64')
  await sql`insert into instance (key, value) values ('planted', ${value})`.execute(server.database)
  const [, unpacked] = await found(secrets)
  expect(unpacked).toEqual([token])
})
