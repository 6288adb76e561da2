import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { CODE } from '../../../../shared/api/endpoint.ts'
import { ADMIN } from '../../../../shared/entities/account.ts'
import { openInProcessBus } from '../../../adapters/bus/in-process.ts'
import { type Letter, MailFailure } from '../../../core/ports/mail.ts'
import { describeDatabases } from '../../../testing/databases.ts'
import { silentLog } from '../../../testing/project.ts'
import { NO_LIMITS, type Sharer, type SharersServer, startSharersServer } from '../../../testing/sharers.ts'
import { askUsers } from '../../../testing/users.ts'
import { addWriter } from '../../../testing/writers.ts'
import { addResetLink, consumeResetLink, findResetLink } from '../codes/reset-link-repository.ts'
import { resetPassword } from '../operator-commands.ts'

const DAY_MS = 24 * 3_600_000
const PASSWORD = 'another123'
const WHOLE = /^http:\/\/start\.example\.org\/#verify=[\w-]{22}$/

let server: SharersServer
let lin: Sharer
let mei: Sharer
let ended: unknown[] = []
let letters: Letter[] = []
let isDown = false
const mailer = {
  async send(letter: Letter) {
    if (isDown) throw new MailFailure('ECONNECTION')
    letters.push(letter)
  },
}
const open = async (environment: Readonly<Record<string, string>> = {}, more = {}) => {
  const bus = openInProcessBus(silentLog)
  const opened = await startSharersServer({ bus, ...more }, { PUBLIC_URL: 'http://start.example.org', ...environment })
  bus.subscribe('loginsEnded', (told) => ended.push(told))
  return opened
}
beforeEach(async () => {
  ended = []
  letters = []
  isDown = false
  server = await open()
  lin = await server.join('lin')
  mei = await server.join('mei')
})
afterEach(() => server.close())

const byAdmin = (name: string, input: object) => server.ask(name, input, server.admin)
const secretOf = (link: string) => String(link).split('#verify=')[1] ?? ''
const makeLink = async (id = lin.id) => secretOf((await byAdmin('admin_reset_link', { id })).data.link)
const setByLink = (link: string, password = PASSWORD) => askUsers(server, 'update_password', { link, password })
const isIn = async ({ token }: { token: string }) =>
  (await askUsers(server, 'user_info', undefined, { token })).code === CODE.ok
const logIn = async (username: string, password: string) =>
  (await askUsers(server, 'login', { username, password })).code
const acts = async () => {
  const rows = await server.database.selectFrom('admin_act').select(['by', 'act', 'subject', 'detail']).execute()
  return rows.map(({ by, ...act }) => ({ isOfAdmin: by === server.admin.id, ...act }))
}

describe('a link to set another password', () => {
  test('is good once, on a server without mail, and ends the logins of its user alone', async () => {
    const { data } = await byAdmin('admin_reset_link', { id: lin.id })
    expect(data).toEqual({ link: expect.stringMatching(WHOLE), endsAt: 1e12 + DAY_MS, isMailed: false })
    const link = secretOf(data.link)
    expect(await isIn(lin), 'until it is used').toBe(true)
    const opened = await askUsers(server, 'open_link', { link })
    expect(opened.data).toEqual({ type: 2, email: '', device: '', username: 'lin' })
    expect((await setByLink(link, 'no')).msg).toBe('The password doesn’t meet the requirements')
    const done = await setByLink(link)
    expect(done.data.info).toMatchObject({ id: lin.id, username: 'lin' })
    expect([await isIn(lin), await isIn(mei), await isIn(done.data)]).toEqual([false, true, true])
    expect(ended).toEqual([{ userId: lin.id, except: expect.any(String) }])
    expect([await logIn('lin', PASSWORD), await logIn('mei', PASSWORD)]).toEqual([CODE.ok, CODE.invalid])
    for (const path of ['open_link', 'update_password'])
      expect((await askUsers(server, path, { link, password: PASSWORD })).msg).toMatch(/^This link is no longer good/)
    expect(await acts()).toEqual([{ isOfAdmin: true, act: 'makeResetLink', subject: lin.id, detail: 'lin' }])
  })

  test('is good for a day; another one makes it void, and so does another password', async () => {
    const first = await makeLink()
    const second = await makeLink()
    expect((await setByLink(first)).code).not.toBe(CODE.ok)
    server.wait(DAY_MS - 1)
    expect((await askUsers(server, 'open_link', { link: second })).code).toBe(CODE.ok)
    server.wait(1)
    expect((await setByLink(second)).code).not.toBe(CODE.ok)
    const third = await makeLink()
    await askUsers(server, 'change_password', { old: 'abc123', password: 'abc1234' }, { token: lin.token })
    expect((await setByLink(third)).code).not.toBe(CODE.ok)
    const fourth = await makeLink()
    const passwords = { hash: async (text: string) => `hash of ${text}`, verify: async () => true }
    await resetPassword({ database: server.database, passwords, clock: { now: () => 1e12 } }, 'lin')
    expect((await setByLink(fourth)).code).not.toBe(CODE.ok)
    expect(await logIn('lin', PASSWORD)).toBe(CODE.invalid)
  })

  test('of two uses at once one is good', async () => {
    const link = await makeLink()
    const done = await Promise.all([1, 2, 3].map((last) => setByLink(link, `${PASSWORD}${last}`)))
    expect(done.filter(({ code }) => code === CODE.ok)).toHaveLength(1)
  })

  test('lets nobody in who is banned, and is good again afterwards', async () => {
    const link = await makeLink()
    await byAdmin('admin_limit_user', { id: lin.id, isBanned: true })
    expect((await setByLink(link)).code).toBe(CODE.banned)
    await byAdmin('admin_limit_user', { id: lin.id, isBanned: false })
    expect((await setByLink(link)).code).toBe(CODE.ok)
  })

  test('has the address of the page where the server knows none, and its secret is stored as a hash', async () => {
    await server.close()
    server = await startSharersServer({}, {})
    const { id } = await server.join('lin')
    const { endpoint, headers } = { endpoint: '/users/admin_reset_link', headers: { host: 'home.lan:8080' } }
    const answer = await server.app.request(endpoint, {
      method: 'POST',
      headers: { ...headers, authorization: server.admin.token, 'content-type': 'application/json' },
      body: JSON.stringify({ id }),
    })
    const { link } = (await answer.json()).data
    expect(link).toMatch(/^http:\/\/home\.lan:8080\/#verify=[\w-]{22}$/)
    const rows = JSON.stringify(await server.database.selectFrom('reset_link').selectAll().execute())
    expect(rows).not.toContain(secretOf(link))
  })

  test('is mailed to whoever has an address, and told to have been if it was', async () => {
    await server.close()
    server = await open({}, { mailer })
    const verify = async (email: string) => {
      await askUsers(server, 'send_email', { type: 1, email }, { cookie: 'genkan-browser=b' })
      return /code: (\w+)\./.exec(letters.at(-1)?.text ?? '')?.[1] ?? ''
    }
    const email = 'lin@example.org'
    const input = { username: 'lin', password: 'abc123', email, verify: await verify(email) }
    const { id } = (await askUsers(server, 'register', input, { cookie: 'genkan-browser=b' })).data.info
    const { data } = await byAdmin('admin_reset_link', { id })
    expect(data.isMailed).toBe(true)
    const letter = letters.at(-1)
    expect([letter?.to, letter?.subject]).toEqual([email, 'Genkan: your account'])
    expect(letter?.text).toContain(
      'The administrator of start.example.org gives you a link to set a new password for the account “lin”.',
    )
    expect(letter?.text).toContain(`\n${data.link}\n`)
    isDown = true
    expect((await byAdmin('admin_reset_link', { id })).data).toMatchObject({ isMailed: false })
    isDown = false
    const link = await makeLink(id)
    expect((await setByLink(link)).code).toBe(CODE.ok)
    expect(letters.at(-1)?.text).toMatch(/was just changed/)
    expect((await setByLink(link)).msg, 'as that of a letter').toMatch(/^This link is no longer good/)
  })

  test('thirty are made in an hour', async () => {
    for (let time = 0; time < 30; time += 1) await makeLink()
    expect((await byAdmin('admin_reset_link', { id: lin.id })).code).toBe(CODE.tooMany)
  })
})

describe('the administrator', () => {
  test('ends the logins of a user, who may log in again', async () => {
    expect((await byAdmin('admin_end_logins', { id: lin.id })).code).toBe(CODE.ok)
    expect([await isIn(lin), await isIn(mei), await logIn('lin', 'abc123')]).toEqual([false, true, CODE.ok])
    expect(ended).toEqual([{ userId: lin.id }])
  })

  test('bans a user, and lifts that', async () => {
    await byAdmin('admin_limit_user', { id: lin.id, isBanned: true })
    expect([await isIn(lin), await logIn('lin', 'abc123')]).toEqual([false, CODE.banned])
    expect(ended).toEqual([{ userId: lin.id }])
    await byAdmin('admin_limit_user', { id: lin.id, isBanned: false })
    expect([await isIn(lin), await logIn('lin', 'abc123')]).toEqual([false, CODE.ok])
    expect(await acts()).toEqual(
      expect.arrayContaining([
        { isOfAdmin: true, act: 'banUser', subject: lin.id, detail: 'lin' },
        { isOfAdmin: true, act: 'unbanUser', subject: lin.id, detail: 'lin' },
      ]),
    )
  })

  test('deletes a user with all that he has, by his own password', async () => {
    await server.ask('update_backup', { notes: '[]', base: {}, op_id: 'a-push-of-lin' }, lin)
    const file = new File(['a drawing'], 'x', { type: 'image/webp' })
    const { createHash } = await import('node:crypto')
    await server.ask('file', { hash: createHash('sha256').update('a drawing').digest('hex') }, lin, file)
    const before = await server.blobs.list()
    const remove = (password: string, id = lin.id) => byAdmin('admin_delete_user', { id, password })
    expect((await remove('abc123')).msg).toBe('Wrong password')
    expect(await isIn(lin)).toBe(true)
    const { password } = await newAdminPassword()
    expect((await remove(password)).code).toBe(CODE.ok)
    expect([await isIn(lin), await isIn(mei), await logIn('lin', 'abc123')]).toEqual([false, true, CODE.invalid])
    expect([before.length, (await server.blobs.list()).length]).toEqual([1, 0])
    expect((await remove(password)).msg).toBe('There is no such user')
    expect(await acts()).toEqual([{ isOfAdmin: true, act: 'deleteUser', subject: lin.id, detail: 'lin' }])
  })

  test('guesses his own password no more often than at a login', async () => {
    const guess = () => byAdmin('admin_delete_user', { id: lin.id, password: 'guessed1' })
    for (let time = 0; time < 5; time += 1) expect((await guess()).code).toBe(CODE.invalid)
    expect((await guess()).code).toBe(CODE.tooMany)
  })

  test('does none of it to himself, nor to nobody', async () => {
    const { password } = await newAdminPassword()
    for (const [name, more] of [
      ['admin_reset_link', {}],
      ['admin_end_logins', {}],
      ['admin_limit_user', { isBanned: true }],
      ['admin_delete_user', { password }],
    ] as const) {
      expect((await byAdmin(name, { id: server.admin.id, ...more })).msg).toBe(
        'This can’t be done to the administrator.',
      )
      expect((await byAdmin(name, { id: 'x'.repeat(16), ...more })).msg).toBe('There is no such user')
      for (const id of ['', `${lin.id}'`, "' or 1=1 --     ", '%', `${lin.id}\u0000`])
        expect([id, (await byAdmin(name, { id, ...more })).code]).toEqual([id, CODE.invalid])
    }
    expect([await isIn(lin), await isIn(server.admin)]).toEqual([true, true])
    expect(await acts()).toEqual([])
  })

  test('asks for sixty of it in a minute', async () => {
    for (let time = 0; time < 60; time += 1) await byAdmin('admin_end_logins', { id: mei.id })
    expect((await byAdmin('admin_limit_user', { id: lin.id, isBanned: true })).code).toBe(CODE.tooMany)
    expect(await isIn(lin)).toBe(true)
  })
})

/** Gives the administrator a password that is known here; his login stays. */
async function newAdminPassword() {
  const password = 'of-the-admin'
  const changes = { password: `hash of ${password}` }
  await server.database.updateTable('user').set(changes).where('username_key', '=', ADMIN).execute()
  return { password }
}

describe('invitations', () => {
  test('let as many register as they say, until they are taken back', async () => {
    await server.close()
    server = await open({ REGISTRATION: 'invite' }, { limits: NO_LIMITS })
    const { data } = await byAdmin('admin_invite', { uses: 2, days: 7 })
    expect(data.link).toMatch(/^http:\/\/start\.example\.org\/#invite=[\w-]{22}$/)
    const invite = String(data.link).split('=')[1]
    const register = async (username: string) =>
      (await askUsers(server, 'register', { username, password: 'abc123', invite })).code
    const list = async () => (await byAdmin('admin_invitations', {})).data.list
    expect(await register('ann')).toBe(CODE.ok)
    const listed = { id: data.id, usesLeft: 1, madeAt: 1e12, endsAt: 1e12 + 7 * DAY_MS }
    expect(await list(), 'a code is told once').toEqual([listed])
    expect((await byAdmin('admin_uninvite', { id: data.id })).code).toBe(CODE.ok)
    expect([await list(), await register('bob')]).toEqual([[], CODE.forbidden])
    expect((await byAdmin('admin_uninvite', { id: data.id })).msg).toBe('There is no such invitation')
    expect((await acts()).map(({ act, subject }) => `${act} ${subject}`)).toEqual(
      expect.arrayContaining([`invite ${data.id}`, `uninvite ${data.id}`]),
    )
  })

  test('are for one to 10,000, and for a day to ten years', async () => {
    for (const [uses, days] of [
      [0, 1],
      [1, 0],
      [10_001, 1],
      [1, 3651],
      [1.5, 1],
      ['1', 1],
      [-1, -1],
    ])
      expect([uses, days, (await byAdmin('admin_invite', { uses, days })).code]).toEqual([uses, days, CODE.invalid])
    expect((await byAdmin('admin_invitations', {})).data.list).toEqual([])
  })
})

describeDatabases((openDatabase) => {
  test('a link is used by one of many at once, while it is good; of a user who is gone there is none', async () => {
    const database = await openDatabase()
    await addWriter(database, 'lin')
    expect(await addResetLink(database, 'nobody')).toBeUndefined()
    const links = await Promise.all([1, 2, 3].map(() => addResetLink(database, 'lin')))
    const secrets = links.map((link) => link?.secret ?? '')
    const found = await Promise.all(secrets.map((secret) => findResetLink(database, secret)))
    expect(
      found.filter((id) => id === 'lin'),
      'the last one is good',
    ).toHaveLength(1)
    const secret = secrets[found.indexOf('lin')] ?? ''
    const use = () => database.transaction().execute((transaction) => consumeResetLink(transaction, secret))
    expect((await Promise.all([use(), use(), use()])).filter(Boolean)).toHaveLength(1)
    const other = await addResetLink(database, 'lin')
    await database.updateTable('reset_link').set({ ends_at: 1 }).execute()
    expect(await findResetLink(database, other?.secret ?? '')).toBeUndefined()
  })
})
