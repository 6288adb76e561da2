import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Letter, MailFailure } from '../../../core/ports/mail.ts'
import { makeServer, type TestServer } from '../../../testing/project.ts'
import { askUsers, cookieOf, type RequestOptions } from '../../../testing/users.ts'
import { CODE_LIMITS, waitAfterLetters } from './mail-code-repository.ts'

let server: TestServer
let now = 0
let isDown = false
let isHanging = false
const letters: Letter[] = []
const mailer = {
  async send(letter: Letter) {
    if (isHanging) await new Promise(() => {})
    if (isDown) throw new MailFailure('ECONNECTION')
    letters.push(letter)
  },
}
const open = (environment = {}) =>
  makeServer({ mailer, clock: { now: () => now } }, { PUBLIC_URL: 'http://start.example.org', ...environment })

beforeAll(async () => {
  server = await open()
})
beforeEach(() => {
  now += 10 * 24 * 3_600_000
  isDown = isHanging = false
  letters.length = 0
})
afterAll(() => server.close())

const ask = (path: string, body?: object, options?: RequestOptions, on = server) => askUsers(on, path, body, options)
const codeOf = (letter = letters.at(-1)) => /code: (\w+)\./.exec(letter?.text ?? '')?.[1] ?? 'none'
const linkOf = (letter = letters.at(-1)) => /#verify=([\w-]{22})\n/.exec(letter?.text ?? '')?.[1] ?? 'none'
const wrongOf = (code: string) => (code === '0000' ? '0001' : '0000')
const send = (type: number, email: string, more = {}, options = {}, on = server) =>
  ask('send_email', { type, email, ...more }, options, on)

let made = 0
const password = 'abc123'
/** Somebody who has registered by mail, and the cookies of their browser. */
async function registered(on = server) {
  made += 1
  const [username, email] = [`user_${made}`, `User${made}@Example.org`]
  const sent = await send(1, email, {}, {}, on)
  const cookie = cookieOf(sent.cookies)
  const { data, cookies } = await ask('register', { username, email, verify: codeOf(), password }, { cookie }, on)
  return { username, email, token: String(data.token), info: data.info, cookie: cookieOf(sent.cookies, cookies) }
}

describe('an account by mail', () => {
  test('is registered by a code that the address was sent, in the browser that has options for it', async () => {
    expect((await ask('account_rules')).data).toMatchObject({ hasMail: true })
    const email = 'Lin.Qiu@example.org'
    const sent = await send(1, email)
    expect(sent).toMatchObject({ code: 0, data: { seconds: 60 } })
    expect(letters).toHaveLength(1)
    expect(letters[0]).toMatchObject({ to: email, subject: expect.stringMatching(/^\d{4} is your Genkan code$/) })
    expect(letters[0]?.html).toContain(`href="http://start.example.org/#verify=${linkOf()}"`)
    const [verify, cookie] = [codeOf(), cookieOf(sent.cookies)]
    const form = { username: 'lin', email, password }
    expect(await ask('register', { ...form, verify })).toMatchObject({ code: 400, msg: 'The code is wrong' })
    expect(await ask('register', { username: 'lin', password }, { cookie })).toMatchObject({ code: 400 })
    expect(await ask('register', { ...form, verify: wrongOf(verify) }, { cookie })).toMatchObject({ code: 400 })
    expect((await ask(`verify?type=1&email=${email}&verify=${verify}`, undefined, { cookie })).code).toBe(0)
    const { code, data } = await ask('register', { ...form, verify }, { cookie })
    expect([code, data.info.email]).toEqual([0, email])
    expect((await ask('register', { ...form, username: 'lin2', verify }, { cookie })).code, 'used up').toBe(400)
    expect((await ask('login', { username: email.toLowerCase(), password }, { cookie })).code).not.toBe(400)
  })

  test('tells an address that is taken by mail, and nobody else', async () => {
    const { email } = await registered()
    now += 61_000
    expect(await send(1, email)).toMatchObject({ code: 0, data: { seconds: 60 } })
    expect(letters.at(-1)?.text).toContain('There already is an account')
    expect(codeOf()).toBe('none')
  })

  test('a code is good for ten minutes', async () => {
    const sent = await send(1, 'late@example.org')
    const cookie = cookieOf(sent.cookies)
    now += CODE_LIMITS.lifeMs
    const late = { username: 'late', email: 'late@example.org', password, verify: codeOf() }
    expect(await ask('register', late, { cookie })).toMatchObject({ code: 400 })
  })

  test('writes in the language of whoever asks', async () => {
    for (const [language, subject] of [
      ['zh-CN', /验证码/],
      ['zh-TW', /驗證碼/],
      ['ja', /認証コード/],
      ['ko', /인증 코드/],
    ] as const) {
      await ask('send_email', { type: 1, email: `${language}@example.org` }, { language })
      expect(letters.at(-1)?.subject).toMatch(subject)
    }
  })
})

describe('another password', () => {
  test('is set by name, address and code; every login ends, and the owner is told', async () => {
    const { username, email, token } = await registered()
    now += 61_000
    const sent = await send(2, email, { username })
    const cookie = cookieOf(sent.cookies)
    const reset = { username, email, verify: codeOf(), password: 'def456' }
    expect((await ask('update_password', { ...reset, username: 'someone' }, { cookie })).code).toBe(400)
    expect((await ask('update_password', { ...reset, password: '-' }, { cookie })).code, 'too short').toBe(400)
    const { code, data } = await ask('update_password', reset, { cookie })
    expect([code, data.info.username]).toEqual([0, username])
    expect((await ask('user_info', undefined, { token })).status).toBe(401)
    expect(letters.at(-1)).toMatchObject({ to: email, text: expect.stringContaining('was just changed') })
  })

  test('is sent to the address as its owner has bound it: another spelling may be another mailbox', async () => {
    const { username, email } = await registered()
    now += 61_000
    await send(2, email.toLowerCase(), { username })
    expect(letters.at(-1)?.to).toBe(email)
  })

  test('is set by the link in any browser, without name and code', async () => {
    const { username, email } = await registered()
    now += 61_000
    await send(2, email, { username })
    const link = linkOf()
    expect((await ask('open_link', { link })).data).toEqual({
      type: 2,
      email: email.toLowerCase(),
      device: 'Chrome, Windows',
      username,
    })
    expect((await ask('update_password', { link, password: 'def456' })).code).toBe(0)
    expect(await ask('update_password', { link, password: 'ghi789' })).toMatchObject({
      msg: expect.stringContaining('no longer'),
    })
  })

  test.each([
    ['an unknown name', 'nobody_here', undefined],
    ['an address of another account', undefined, 'other@example.org'],
  ])('%s gets the same answer and no letter', async (_what, name, address) => {
    const { username, email } = await registered()
    now += 61_000
    letters.length = 0
    const answer = await send(2, address ?? email, { username: name ?? username })
    expect(answer).toMatchObject({ status: 200, code: 0, data: { seconds: 60 } })
    expect(letters).toEqual([])
    expect(await send(2, address ?? email, { username: name ?? username })).toMatchObject({ code: 429 })
  })

  test('the answer does not wait for the mail server', async () => {
    const { username, email } = await registered()
    now += 61_000
    isHanging = true
    expect((await send(2, email, { username })).code).toBe(0)
  })
})

describe('an address', () => {
  test('is bound by a code of six characters and the password; the old one is told', async () => {
    const { email, token, cookie: first } = await registered()
    const other = 'new@example.org'
    expect(await send(3, other, {}, { cookie: first })).toMatchObject({ status: 401, data: null })
    const mine = letters.length
    const { cookies } = await send(3, other, {}, { cookie: first, token })
    expect(letters).toHaveLength(mine + 1)
    const cookie = cookieOf(
      [first.replaceAll('; ', ';')].flatMap((one) => one.split(';')),
      cookies,
    )
    const verify = codeOf()
    expect(verify).toMatch(/^[A-Z2-9]{6}$/)
    expect(await ask('bind_email', { email: other, verify, password: 'wrong' }, { token, cookie })).toMatchObject({
      msg: 'Wrong password',
    })
    const bound = await ask('bind_email', { email: other, verify: verify.toLowerCase(), password }, { token, cookie })
    expect(bound.data.email).toBe(other)
    expect(letters.at(-1)).toMatchObject({ to: email, text: expect.stringContaining('no longer uses') })
    expect((await ask('user_info', undefined, { token })).data.email).toBe(other)
  })

  test('is not bound by the code of another account, even in one browser', async () => {
    const [mine, theirs] = [await registered(), await registered()]
    const email = 'theirs@example.net'
    const { cookies } = await send(3, email, {}, { token: theirs.token })
    const bind = { email, verify: codeOf(), password }
    const cookie = cookieOf(cookies)
    expect((await ask('bind_email', bind, { token: mine.token, cookie })).code).toBe(400)
    expect((await ask('open_link', { link: linkOf() })).data).toMatchObject({ type: 3, username: '' })
    expect((await ask('bind_email', bind, { token: theirs.token, cookie })).data.email).toBe(email)
  })

  test('of another account is not bound', async () => {
    const [mine, theirs] = [await registered(), await registered()]
    now += 61_000
    const { cookies } = await send(3, theirs.email, {}, { token: mine.token })
    const body = { email: theirs.email, verify: codeOf(), password }
    expect(await ask('bind_email', body, { token: mine.token, cookie: cookieOf(cookies) })).toMatchObject({
      msg: 'Another account uses this email address',
    })
  })
})

describe('a weak password on a new device', () => {
  test('needs a code, or the link; a known device does not', async () => {
    const { username, email, cookie } = await registered()
    expect((await ask('login', { username, password }, { cookie })).code).toBe(0)
    now += 61_000
    const options = await ask('login', { username, password })
    expect(options).toMatchObject({
      code: 428,
      msg: expect.stringMatching(/^Enter the code sent to U\*\*\*\d@Example\.org$/),
      data: null,
    })
    expect(letters.at(-1)).toMatchObject({ to: email, text: expect.stringContaining('Chrome, Windows') })
    const fresh = cookieOf(options.cookies)
    const verify = codeOf()
    expect((await ask('login', { username, password, verify }, {})).code, 'in another browser').toBe(400)
    expect((await ask('login', { username, password, verify }, { cookie: fresh })).code).toBe(0)
    now += 61_000
    const again = await ask('login', { username, password })
    const opened = await ask('open_link', { link: linkOf(), confirm: true })
    expect(opened.data).toMatchObject({ type: 4, username, device: 'Chrome, Windows' })
    const confirmed = { username, password, verify: '' }
    expect((await ask('login', confirmed, { cookie: cookieOf(again.cookies) })).code).toBe(0)
    expect((await ask('login', confirmed, { cookie: cookieOf(again.cookies) })).code, 'used up').toBe(400)
  })

  test('a wrong password sends nothing', async () => {
    const { username } = await registered()
    letters.length = 0
    expect((await ask('login', { username, password: 'wrong' })).code).toBe(400)
    expect(letters).toEqual([])
  })
})

describe('guessing codes', () => {
  test('six wrong guesses of an address are compared, over however many letters; the link still works', async () => {
    const { username, email } = await registered()
    let compared = 0
    for (let round = 0; round < 4; round += 1) {
      now += 61_000
      const { code: sent, cookies } = await send(2, email, { username })
      expect(sent).toBe(0)
      const cookie = cookieOf(cookies)
      const real = codeOf()
      for (let guess = 0; guess < 5; guess += 1) {
        const wrong = { type: 2, email, verify: wrongOf(real) }
        const { msg } = await ask(
          `verify?${new URLSearchParams(Object.entries(wrong).map(([k, v]) => [k, String(v)]))}`,
          undefined,
          { cookie },
        )
        if (msg === 'The code is wrong') compared += 1
      }
      if (compared >= 6) {
        const right = await ask('update_password', { username, email, verify: real, password: 'zzz999' }, { cookie })
        expect(right.code, 'not even the right one').toBe(400)
      }
    }
    expect(compared).toBe(CODE_LIMITS.wrongOfAddress)
    expect(codeOf(), 'letters carry links only').toBe('none')
    expect((await ask('update_password', { link: linkOf(), password: 'def456' })).code).toBe(0)
  })

  test('guesses at once are compared three at most', async () => {
    const email = 'parallel@example.org'
    const { cookies } = await send(1, email)
    const [cookie, verify] = [cookieOf(cookies), wrongOf(codeOf())]
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ask(`verify?type=1&email=${email}&verify=${verify}`, undefined, { cookie })),
    )
    expect(answers.filter(({ msg }) => msg === 'The code is wrong')).toHaveLength(CODE_LIMITS.wrongOfOne)
  })

  test('after twenty wrong ones of all in an hour letters carry links only', async () => {
    const over = await open()
    for (let at = 0; at < 7; at += 1) {
      const email = `spray${at}@example.org`
      const { cookies } = await send(1, email, {}, {}, over)
      const verify = wrongOf(codeOf())
      for (let guess = 0; guess < 3; guess += 1)
        await ask(`verify?type=1&email=${email}&verify=${verify}`, undefined, { cookie: cookieOf(cookies) }, over)
    }
    await send(1, 'next@example.org', {}, {}, over)
    expect([codeOf(), linkOf().length]).toEqual(['none', 22])
    now += 3_600_000
    await send(1, 'later@example.org', {}, {}, over)
    expect(codeOf()).toMatch(/^\d{4}$/)
    await over.close()
  })
})

describe('letters', () => {
  test('one a minute and five a day go to an address, twenty an hour from a caller', async () => {
    expect(waitAfterLetters([], 0)).toBe(0)
    expect(waitAfterLetters([0], 59_999)).toBe(1)
    expect(waitAfterLetters([0], 60_000)).toBe(0)
    expect(waitAfterLetters([0, 1, 2, 3, 4], 70_000)).toBe(24 * 3_600_000 - 70_000)
    const address = '203.0.113.9'
    const codes = []
    for (let at = 0; at < 21; at += 1) codes.push((await send(1, `many${at}@example.org`, {}, { address })).code)
    expect(codes.filter((code) => code === 0)).toHaveLength(20)
    expect(codes.at(-1)).toBe(429)
    const twice = await Promise.all([send(1, 'twice@example.org'), send(1, 'Twice@example.org')])
    expect(twice.map(({ code }) => code).toSorted()).toEqual([0, 429])
  })

  test('a mail server that fails is told, and no address gets into the log', async () => {
    isDown = true
    expect(await send(1, 'down@example.org')).toMatchObject({ status: 503, msg: expect.stringContaining('email') })
  })

  test('a server without mail says so', async () => {
    const none = await makeServer()
    const sent = await ask('send_email', { type: 1, email: 'a@example.org' }, {}, none)
    expect(sent).toMatchObject({ status: 503, msg: 'This server can’t send email.' })
    const opened = await ask('open_link', { link: 'x'.repeat(22) }, {}, none)
    expect(opened.msg, 'a link may be the administrator’s').toMatch(/^This link is no longer good/)
    await none.close()
  })

  test('secrets are not in the database', async () => {
    const { cookies } = await send(1, 'secret@example.org')
    const [code, link, browser] = [codeOf(), linkOf(), cookieOf(cookies).split('=')[1] ?? 'none']
    const rows = JSON.stringify(await server.database.selectFrom('mail_code').selectAll().execute())
    for (const secret of [`"${code}"`, link, browser]) expect(rows).not.toContain(secret)
  })
})
