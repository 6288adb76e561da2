import { expect, test } from 'vitest'
import type { Database } from '../../../adapters/database/open.ts'
import type { Letter } from '../../../core/ports/mail.ts'
import { describeDatabases } from '../../../testing/databases.ts'
import { fakePasswords, makeServer, type TestServer } from '../../../testing/project.ts'
import { askUsers, cookieOf, type RequestOptions } from '../../../testing/users.ts'
import { newUser } from '../account-service.ts'
import { addUser, bindEmailAddress, findUser } from '../profile/user-repository.ts'
import { makeSetupToken } from '../register/setup-repository.ts'
import { addSession } from '../sessions/session-repository.ts'

const AT_ONCE = 6
const OLD = 'abc123'
const passwordOf = (at: number): string => `new${at}word`

/** A server that sends mail, and what it has sent last. */
interface MailServer extends TestServer {
  readonly codeOf: () => string
  readonly linkOf: () => string
}

async function startServer(database: Database): Promise<MailServer> {
  const letters: Letter[] = []
  const mailer = { send: async (letter: Letter) => void letters.push(letter) }
  // as long as a real hash takes: the others go on meanwhile
  const hash = async (password: string) => {
    await new Promise((resolve) => setTimeout(resolve, 5))
    return fakePasswords.hash(password)
  }
  const ports = { database, mailer, passwords: { ...fakePasswords, hash }, clock: { now: () => Date.now() } }
  const server = await makeServer(ports, { PUBLIC_URL: 'http://start.example.org' })
  const found = (pattern: RegExp) => pattern.exec(letters.at(-1)?.text ?? '')?.[1] ?? 'none'
  return { ...server, codeOf: () => found(/code: (\w+)\./), linkOf: () => found(/#verify=([\w-]{22})\n/) }
}

/** An account with an address, which has had no letter yet. */
async function addAccount({ database }: TestServer, username: string) {
  const [user, email] = [newUser(username, await fakePasswords.hash(OLD), 1, Date.now()), `${username}@example.org`]
  await addUser(database, user)
  await bindEmailAddress(database, user.id, email)
  return { username, email }
}

/** A login of an account, made without a code. */
async function logIn({ database }: TestServer, username: string) {
  const user = await findUser(database, username)
  const place = { userId: user?.id ?? '', isBound: false, device: '', address: '' }
  return addSession(database, place, Date.now())
}

/** Lets logins fail at their last step. @returns what ends that */
async function breakSessions({ database: { schema } }: TestServer): Promise<() => Promise<void>> {
  await schema.alterTable('known_device').renameTo('lost').execute()
  return () => schema.alterTable('lost').renameTo('known_device').execute()
}

/** Sends a code. @returns how the browser that has asked for it asks */
async function sendCode(server: TestServer, body: object, options: RequestOptions = {}) {
  const { code, cookies } = await askUsers(server, 'send_email', body, options)
  expect(code).toBe(0)
  return { ...options, cookie: cookieOf(cookies) }
}

const canLogIn = async (server: TestServer, username: string, password: string) =>
  fakePasswords.verify(password, (await findUser(server.database, username))?.password, false)

const atOnce = <T>(ask: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, at) => ask(at)))

/** The one answer that is a success, and which it is. */
function winnerOf(answers: readonly Awaited<ReturnType<typeof askUsers>>[]) {
  const won = [...answers.entries()].filter(([, { code }]) => code === 0)
  expect(won).toHaveLength(1)
  const [[at, { data }] = [-1, { data: null }]] = won
  return { at, data }
}

describeDatabases((open) => {
  test.each(['code', 'link'])('of resets at once with one %s one succeeds, and its password holds', async (by) => {
    const server = await startServer(await open())
    const { username, email } = await addAccount(server, 'lin')
    const browser = await sendCode(server, { type: 2, email, username })
    const proof = by === 'code' ? { username, email, verify: server.codeOf() } : { link: server.linkOf() }
    const answers = await atOnce((at) =>
      askUsers(server, 'update_password', { ...proof, password: passwordOf(at) }, browser),
    )
    const { at, data } = winnerOf(answers)
    expect(await canLogIn(server, username, passwordOf(at))).toBe(true)
    expect((await askUsers(server, 'user_info', undefined, { token: data.token })).code, 'its login holds, too').toBe(0)
    expect(await server.database.selectFrom('session').select('id').execute()).toHaveLength(1)
  })

  test('a reset that fails leaves the password as it was, and the code to be used', async () => {
    const server = await startServer(await open())
    const { username, email } = await addAccount(server, 'lin')
    const browser = await sendCode(server, { type: 2, email, username })
    const reset = { username, email, verify: server.codeOf(), password: passwordOf(0) }
    const repair = await breakSessions(server)
    expect((await askUsers(server, 'update_password', reset, browser)).code).toBe(500)
    expect(await canLogIn(server, username, OLD)).toBe(true)
    await repair()
    expect((await askUsers(server, 'update_password', reset, browser)).code).toBe(0)
    expect(await canLogIn(server, username, passwordOf(0))).toBe(true)
  })

  test('of registrations at once with one code one makes an account; one that fails makes none', async () => {
    const server = await startServer(await open())
    const email = 'qiu@example.org'
    const browser = await sendCode(server, { type: 1, email })
    const form = { email, verify: server.codeOf(), password: OLD }
    const repair = await breakSessions(server)
    expect((await askUsers(server, 'register', { ...form, username: 'qiu' }, browser)).code).toBe(500)
    expect(await findUser(server.database, 'qiu')).toBeUndefined()
    await repair()
    winnerOf(await atOnce((at) => askUsers(server, 'register', { ...form, username: `qiu_${at}` }, browser)))
    expect(await server.database.selectFrom('user').select('id').execute()).toHaveLength(1)
  })

  test('of bindings at once with one code one succeeds', async () => {
    const server = await startServer(await open())
    const { username } = await addAccount(server, 'lin')
    const { token } = await logIn(server, username)
    const email = 'new@example.org'
    const browser = await sendCode(server, { type: 3, email }, { token })
    const bind = { email, verify: server.codeOf(), password: OLD }
    winnerOf(await atOnce(() => askUsers(server, 'bind_email', bind, browser)))
    expect((await findUser(server.database, email))?.username).toBe(username)
  })

  test('of logins at once with one code of a new device one succeeds', async () => {
    const server = await startServer(await open())
    const { username } = await addAccount(server, 'lin')
    const asked = await askUsers(server, 'login', { username, password: OLD })
    expect(asked.code).toBe(428)
    const login = { username, password: OLD, verify: server.codeOf() }
    const answers = await atOnce(() => askUsers(server, 'login', login, { cookie: cookieOf(asked.cookies) }))
    winnerOf(answers)
    expect(await server.database.selectFrom('session').select('id').execute()).toHaveLength(1)
  })

  test('of first starts at once with one link one makes the admin; one that fails makes none', async () => {
    const server = await startServer(await open())
    const token = await makeSetupToken(server.database, Date.now())
    const setUp = (at: number) => askUsers(server, 'setup_admin', { token, password: passwordOf(at) })
    const repair = await breakSessions(server)
    expect((await setUp(0)).code).toBe(500)
    expect(await findUser(server.database, 'admin')).toBeUndefined()
    await repair()
    const { at } = winnerOf(await atOnce(setUp))
    expect(await canLogIn(server, 'admin', passwordOf(at))).toBe(true)
  })

  test('of changes at once by the old password one succeeds, and its password holds', async () => {
    const server = await startServer(await open())
    const { username } = await addAccount(server, 'lin')
    const { token } = await logIn(server, username)
    const change = (at: number) =>
      askUsers(server, 'change_password', { old: OLD, password: passwordOf(at) }, { token })
    const { at, data } = winnerOf(await atOnce(change))
    expect(await canLogIn(server, username, passwordOf(at))).toBe(true)
    expect((await askUsers(server, 'user_info', undefined, { token: data.token })).code).toBe(0)
  })
})
