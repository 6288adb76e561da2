import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeServer, type TestServer } from '../../../testing/project.ts'
import { askUsers } from '../../../testing/users.ts'
import { addInvitation, listInvitations } from './invitation-repository.ts'
import { makeSetupToken, SETUP_MS } from './setup-repository.ts'

/** Who gets an account: whoever has an invitation, and the operator at the first start. */

let server: TestServer
let now = 1e12
beforeAll(async () => {
  server = await makeServer({ clock: { now: () => now } }, { REGISTRATION: 'invite' })
})
afterAll(() => server.close())

const ask = (path: string, body: object, on = server) => askUsers(on, path, body)
const register = (username: string, invite?: string, password = 'abc123') =>
  ask('register', { username, password, ...(invite !== undefined && { invite }) })

test('an invitation is needed, and used up by accounts alone', async () => {
  const { code } = await addInvitation(server.database, { uses: 1, endsAt: now + 1000 }, now)
  for (const wrong of [undefined, 'wrong'])
    expect(await register('lin', wrong)).toMatchObject({
      code: 403,
      msg: 'This invitation isn’t valid or has been used up',
    })
  expect(await register('lin', code, '-')).toMatchObject({ code: 400 })
  expect(await register('admin', code)).toMatchObject({ code: 400 })
  expect(await register('lin', code)).toMatchObject({ code: 0, data: { info: { username: 'lin' } } })
  expect(await register('qiu', code)).toMatchObject({ code: 403 })
})

test('a taken name uses up no invitation', async () => {
  const { code } = await addInvitation(server.database, { uses: 1, endsAt: now + 1000 }, now)
  expect(await register('LIN', code)).toMatchObject({ code: 400, msg: 'This username is taken' })
  expect(await register('qiu', code)).toMatchObject({ code: 0 })
})

test('two at once with an invitation for one make one account', async () => {
  const { code } = await addInvitation(server.database, { uses: 1, endsAt: now + 1000 }, now)
  const answers = await Promise.all(['one', 'two', 'three'].map((name) => register(name, code)))
  expect(answers.map(({ code: said }) => said).toSorted()).toEqual([0, 403, 403])
})

test('an invitation ends, and its code is not in the database', async () => {
  const { code } = await addInvitation(server.database, { uses: 5, endsAt: now + 1000 }, now)
  expect(code).toMatch(/^[\w-]{22}$/)
  expect(JSON.stringify(await server.database.selectFrom('invitation').selectAll().execute())).not.toContain(code)
  now += 1000
  expect(await register('late', code)).toMatchObject({ code: 403 })
  expect(await listInvitations(server.database, now)).toEqual([])
})

test('the link of the first start makes the admin once, for a day', async () => {
  const old = await makeSetupToken(server.database, now)
  now += SETUP_MS
  expect(await ask('setup_admin', { token: old, password: 'abc123' })).toMatchObject({ code: 403, data: null })
  expect(await ask('check_setup', { token: old })).toMatchObject({ code: 403, msg: expect.stringContaining('Restart') })
  const token = await makeSetupToken(server.database, now)
  expect(await ask('setup_admin', { token, password: '-' })).toMatchObject({ code: 400 })
  expect(await ask('setup_admin', { token: 'wrong', password: 'abc123' })).toMatchObject({ code: 403 })
  expect((await ask('check_setup', { token })).code).toBe(0)
  const tries = await Promise.all([1, 2].map(() => ask('setup_admin', { token, password: 'abc123' })))
  expect(tries.map(({ code }) => code).toSorted()).toEqual([0, 403])
  expect(await ask('login', { username: 'admin', password: 'abc123' })).toMatchObject({ code: 0 })
  expect(await ask('check_setup', { token })).toMatchObject({ code: 403, msg: expect.stringContaining('been used') })
  expect(await makeSetupToken(server.database, now)).toBeUndefined()
})

test('strong passwords are none of the common ones, nor made of their owner’s names', async () => {
  const strict = await makeServer({ clock: { now: () => now } }, { AUTH_POLICY: 'asvs' })
  for (const password of ['password123', 'lin_qiu2024'])
    expect(await ask('register', { username: 'lin_qiu', password }, strict)).toMatchObject({
      code: 400,
      msg: 'This password is too common and easy to guess. Choose another.',
    })
  const made = await ask('register', { username: 'lin_qiu', password: 'vermilion-otter-9' }, strict)
  expect(made.code).toBe(0)
  await strict.close()
})
