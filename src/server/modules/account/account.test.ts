import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createPasswords } from '../../adapters/passwords/argon2.ts'
import { PasswordsBusy } from '../../core/ports/passwords.ts'
import { fakePasswords, makeServer, type TestServer } from '../../testing/project.ts'
import { askUsers, cookieOf, type RequestOptions } from '../../testing/users.ts'
import { createAdmin, resetPassword } from './operator-commands.ts'
import { SESSION_LIMITS } from './sessions/session-repository.ts'

let server: TestServer
let now = 0
beforeAll(async () => {
  server = await makeServer({ clock: { now: () => now } })
})
beforeEach(() => {
  now += 10 * 24 * 3_600_000
})
afterAll(() => server.close())

const ask = (path: string, body?: object, options?: RequestOptions, on = server) => askUsers(on, path, body, options)
let made = 0
const registered = async (options?: RequestOptions) => {
  made += 1
  const username = `user_${made}`
  const { data, cookies } = await ask('register', { username, password: 'abc123' }, options)
  return { username, token: String(data.token), cookie: cookieOf(cookies) }
}

describe('an account', () => {
  test('is registered and logged in; its name is taken then, in any case', async () => {
    const { code, data } = await ask('register', { username: 'Lin_Qiu', password: 'abc123' })
    expect([code, data.token.length]).toEqual([0, 43])
    expect(data.info).toMatchObject({
      username: 'Lin_Qiu',
      nickname: 'Lin_Qiu',
      sex: '1',
      is_weak: true,
      async_nav_info: 0,
    })
    expect((await ask('user_info', undefined, { token: data.token })).data).toEqual(data.info)
    expect(await ask('register', { username: 'lin_qiu', password: 'abc123' })).toMatchObject({
      code: 400,
      msg: 'This username is taken',
      data: null,
    })
  })

  test.each(['admin', 'Admin', 'ADMIN'])('%s cannot be registered', async (username) => {
    expect(await ask('register', { username, password: 'abc123' })).toMatchObject({ code: 400, data: null })
  })

  test.each([
    ['a b', 'abc123'],
    ['', 'abc123'],
    ['seventeen_letters', 'abc123'],
    ['short', 'ab'],
    ['long', 'a'.repeat(17)],
    ['signs', 'abc-123'],
  ])('of name %j and password %j is refused', async (username, password) => {
    expect(await ask('register', { username, password })).toMatchObject({ code: 400, data: null })
  })

  test('a wrong password and an unknown name are refused in the same words', async () => {
    const { username } = await registered()
    const wrong = await ask('login', { username, password: 'wrong' })
    const unknown = await ask('login', { username: 'nobody', password: 'wrong' })
    expect(wrong).toEqual(unknown)
    expect(wrong).toMatchObject({ status: 200, code: 400, msg: 'Wrong username or password', data: null })
  })

  test('says of itself what its owner has changed, and refuses what is none', async () => {
    const { token } = await registered()
    const changes = { nickname: '林秋', note: '海边的人', sex: '2', birthday: '2000-02-29', address: '浙江' }
    expect((await ask('update_info', changes, { token })).data).toMatchObject(changes)
    expect((await ask('update_info', { note: '' }, { token })).data).toMatchObject({ ...changes, note: '' })
    for (const wrong of [
      { nickname: 'a b' },
      { nickname: '{x}' },
      { nickname: '' },
      { nickname: '\u202e\u200b' },
      { nickname: '😀'.repeat(26) },
      { note: '😀'.repeat(51) },
      { sex: '3' },
      { birthday: '2001-02-29' },
      { birthday: '9999-01-01' },
      { birthday: new Date(Date.now() + 2 * 24 * 3_600_000).toJSON().slice(0, 10) },
      { address: 'Mars' },
    ])
      expect(await ask('update_info', wrong, { token })).toMatchObject({ code: 400, data: null })
    const seen = { nickname: '\u202e林\u200b秋👩\u200d💻', note: ' 海边\u2066的\n人 ' }
    const kept = { nickname: '林秋👩\u200d💻', note: '海边的 人' }
    expect((await ask('update_info', seen, { token })).data).toMatchObject(kept)
    const long = { nickname: '😀'.repeat(25), note: '😀'.repeat(50), birthday: new Date().toJSON().slice(0, 10) }
    expect((await ask('update_info', long, { token })).data).toMatchObject(long)
    expect((await ask('update_info', { username: 'other', is_weak: false }, { token })).data).toMatchObject({
      is_weak: true,
    })
  })

  test('its password is changed by the old one; every other login ends', async () => {
    const { username, token } = await registered()
    const other = (await ask('login', { username, password: 'abc123' })).data.token
    expect(await ask('change_password', { old: 'wrong', password: 'def456' }, { token })).toMatchObject({
      msg: 'Wrong password',
    })
    expect(await ask('change_password', { old: 'abc123', password: '-' }, { token })).toMatchObject({ code: 400 })
    const { data } = await ask('change_password', { old: 'abc123', password: 'def456' }, { token })
    for (const ended of [token, other])
      expect(await ask('user_info', undefined, { token: ended })).toMatchObject({ status: 401, code: 401 })
    expect((await ask('user_info', undefined, { token: data.token })).code).toBe(0)
    expect((await ask('login', { username, password: 'abc123' })).code).toBe(400)
    expect((await ask('login', { username, password: 'def456' })).code).toBe(0)
  })

  test('is given out whole, and deleted with its logins by its password', async () => {
    const { username, token } = await registered()
    expect((await ask('export_account', undefined, { token })).data).toMatchObject({
      info: { username },
      sessions: [{ isCurrent: true }],
    })
    expect((await ask('delete_account', { password: 'wrong' }, { token })).code).toBe(400)
    expect((await ask('delete_account', { password: 'abc123' }, { token })).code).toBe(0)
    expect((await ask('user_info', undefined, { token })).status).toBe(401)
    expect((await ask('login', { username, password: 'abc123' })).code).toBe(400)
  })
})

describe('a login', () => {
  test('is proved by its token, bare or as Bearer; nothing else is', async () => {
    const { token } = await registered()
    expect((await ask('user_info', undefined, { token: `Bearer ${token}` })).code).toBe(0)
    for (const wrong of [undefined, '', 'x', `${token}x`, 'Bearer ', '../'])
      expect(await ask('user_info', undefined, { token: wrong })).toMatchObject({ status: 401, code: 401, data: null })
  })

  test('is listed with its device, and ended by its owner at once, with his password', async () => {
    const { username, token } = await registered({ address: '203.0.113.7' })
    const other = (await ask('login', { username, password: 'abc123' })).data.token
    const { list } = (await ask('sessions', undefined, { token })).data
    expect(list).toHaveLength(2)
    expect(list.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toMatchObject({
      device: 'Chrome, Windows',
      address: '203.0.113.7',
    })
    const { id } = list.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent)
    expect((await ask('revoke_sessions', { password: 'wrong', id }, { token })).code).toBe(400)
    expect((await ask('user_info', undefined, { token: other })).code).toBe(0)
    expect((await ask('revoke_sessions', { password: 'abc123', id }, { token })).data.list).toHaveLength(1)
    expect((await ask('user_info', undefined, { token: other })).status).toBe(401)
    await ask('login', { username, password: 'abc123' })
    expect((await ask('revoke_sessions', { password: 'abc123' }, { token })).data.list).toMatchObject([
      { isCurrent: true },
    ])
  })

  test('ends by itself: after a month without use, after half a year in all, and beyond twenty of an account', async () => {
    const { username, token } = await registered()
    const isIn = async () => (await ask('user_info', undefined, { token })).code === 0
    now += SESSION_LIMITS.idleMs - 1
    expect(await isIn()).toBe(true)
    now += SESSION_LIMITS.idleMs
    expect(await isIn()).toBe(false)
    const tokens: string[] = []
    for (let at = 0; at < 22; at += 1) {
      now += 1000
      tokens.push((await ask('login', { username, password: 'abc123' })).data.token)
    }
    const codes = await Promise.all(tokens.map(async (one) => (await ask('user_info', undefined, { token: one })).code))
    expect(codes).toEqual([401, 401, ...Array.from({ length: 20 }, () => 0)])
  })

  test('ends when its owner logs out', async () => {
    const { token } = await registered()
    expect((await ask('logout', {}, { token })).code).toBe(0)
    expect((await ask('user_info', undefined, { token })).status).toBe(401)
  })

  test('that is bound is worth nothing without its cookie', async () => {
    const over = await makeServer({ clock: { now: () => now } }, { TRUST_PROXY: '127.0.0.1' })
    const { data, cookies } = await ask(
      'register',
      { username: 'bound', password: 'abc123', bind: true },
      { https: true },
      over,
    )
    expect(cookies).toHaveLength(2)
    for (const cookie of cookies) expect(cookie).toMatch(/^__Host-\w+=[\w-]{43}; .*HttpOnly; Secure; SameSite=Strict$/)
    const { token } = data
    expect((await ask('user_info', undefined, { token, https: true }, over)).status).toBe(401)
    const cookie = cookieOf(cookies)
    expect((await ask('user_info', undefined, { token, cookie, https: true }, over)).code).toBe(0)
    expect(
      (await ask('user_info', undefined, { token, cookie: cookie.replaceAll('=', '=x'), https: true }, over)).status,
    ).toBe(401)
    await over.close()
  })

  test('secrets are not in the database', async () => {
    const { token, cookie } = await registered()
    const rows = [
      ...(await server.database.selectFrom('session').selectAll().execute()),
      ...(await server.database.selectFrom('known_device').selectAll().execute()),
    ]
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(JSON.stringify(rows)).not.toContain(cookie.split('=')[1])
  })
})

describe('guessing', () => {
  test('is slowed down by account, from however many addresses, and the owner still gets in on his device', async () => {
    const { username, cookie } = await registered()
    const codes: number[] = []
    for (let at = 0; at < 12; at += 1) codes.push((await ask('login', { username, password: 'wrong' })).code)
    expect(codes).toEqual([400, 400, 400, 400, 400, 429, 429, 429, 429, 429, 429, 429])
    const right = { username, password: 'abc123' }
    expect(await ask('login', right)).toMatchObject({ status: 429, code: 429, data: null })
    expect((await ask('login', right, { cookie })).code).toBe(0)
    now += 1000
    expect((await ask('login', right)).code).toBe(0)
    expect((await ask('login', { username, password: 'wrong' })).code).toBe(400)
  })

  test('many guesses at once are as many as one after another', async () => {
    const { username } = await registered()
    const answers = await Promise.all(Array.from({ length: 30 }, () => ask('login', { username, password: 'wrong' })))
    expect(answers.filter(({ code }) => code === 400)).toHaveLength(5)
  })

  test('what is not checked because too many wait is no guess', async () => {
    const busy = { hash: fakePasswords.hash, verify: () => Promise.reject(new PasswordsBusy()) }
    const over = await makeServer({ passwords: busy })
    const login = { username: 'lin', password: 'wrong' }
    for (let at = 0; at < 8; at += 1)
      expect(await ask('login', login, {}, over)).toMatchObject({ status: 429, msg: expect.stringContaining('5') })
    expect(await over.database.selectFrom('failed_login').select('times').execute()).toEqual([])
    await over.close()
  })

  test('names that are no account wait as long as others', async () => {
    for (let at = 0; at < 5; at += 1) await ask('login', { username: 'no_one', password: 'wrong' })
    expect((await ask('login', { username: 'no_one', password: 'wrong' })).status).toBe(429)
  })

  test('an address has ten logins in a minute', async () => {
    const address = '203.0.113.200'
    const codes: number[] = []
    for (let at = 0; at < 11; at += 1)
      codes.push((await ask('login', { username: `x${at}`, password: 'wrong' }, { address })).code)
    expect(codes.at(-1)).toBe(429)
    expect(codes.slice(0, 10).every((code) => code === 400)).toBe(true)
  })
})

test('the operator makes the admin, and gives an account another password: its logins end', async () => {
  const ports = { database: server.database, passwords: fakePasswords, clock: { now: () => now } }
  const password = await createAdmin(ports)
  expect(password).toMatch(/^[a-zA-Z2-9]{16}$/)
  expect(await createAdmin(ports)).toBeUndefined()
  expect((await ask('login', { username: 'Admin', password })).data.info).toMatchObject({
    username: 'admin',
    is_weak: false,
  })
  const { username, token } = await registered()
  const other = await resetPassword(ports, username)
  expect((await ask('user_info', undefined, { token })).status).toBe(401)
  expect((await ask('login', { username, password: other })).code).toBe(0)
  expect(await resetPassword(ports, 'nobody')).toBeUndefined()
})

test('rules by the operator: strong passwords, no registration', async () => {
  const strict = await makeServer({}, { AUTH_POLICY: 'asvs' })
  expect((await ask('account_rules', undefined, {}, strict)).data).toEqual({
    policy: 'asvs',
    registration: 'open',
    hasMail: false,
    hasMiniProgram: false,
  })
  expect((await ask('register', { username: 'a', password: 'abc123' }, {}, strict)).code).toBe(400)
  expect(
    (await ask('register', { username: 'a', password: '一个很长的口令，带标点' }, {}, strict)).data.info.is_weak,
  ).toBe(false)
  await strict.close()
  const closed = await makeServer({}, { REGISTRATION: 'closed' })
  expect(await ask('register', { username: 'a', password: 'abc123' }, {}, closed)).toMatchObject({ code: 403 })
  await closed.close()
})

test('passwords are hashed by Argon2id with a pepper', async () => {
  const [mine, other] = [createPasswords(Buffer.alloc(32, 1)), createPasswords(Buffer.alloc(32, 2))]
  const hash = await mine.hash('密码 password')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(await mine.hash('密码 password')).not.toBe(hash)
  expect(await mine.verify('密码 password', hash, false)).toBe(true)
  expect(await mine.verify('密码 Password', hash, false)).toBe(false)
  expect(await other.verify('密码 password', hash, false)).toBe(false)
  for (const none of [undefined, '', '$argon2id$v=19$m=8,t=1,p=1$AAAA$AAAA'])
    expect(await mine.verify('x', none, false)).toBe(false)
})
