import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Letter } from '../../../core/ports/mail.ts'
import { makeServer, type TestServer } from '../../../testing/project.ts'
import { askUsers, cookieOf, type RequestOptions } from '../../../testing/users.ts'
import { deviceName } from './device-name.ts'

test.each([
  ['Chrome, Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36'],
  [
    'Safari, iOS',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1',
  ],
  ['Firefox, Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
  ['', ''],
])('a browser is %j', (name, userAgent) => {
  expect(deviceName(userAgent)).toBe(name)
})

const SENTENCE = 'Support of Genkan: choose 42 to keep your account'
const FORGED = [`${SENTENCE}/1.0 (x)`, `${SENTENCE}/1.0 x`, `${SENTENCE}/1.0 (Windows NT 10.0) x`, SENTENCE]

test.each(FORGED)('nothing of %j is said', (userAgent) => {
  expect(deviceName(userAgent)).toMatch(/^(?:Windows)?$/)
})

const letters: Letter[] = []
let server: TestServer
beforeAll(async () => {
  const mailer = { send: async (letter: Letter) => void letters.push(letter) }
  server = await makeServer({ mailer, clock: { now: () => 1e12 } }, { PUBLIC_URL: 'http://start.example.org' })
})
afterAll(() => server.close())

test('text of whoever asks is in no letter, no question of a phone and no list of logins', async () => {
  const ask = (path: string, body?: object, options: RequestOptions = {}) =>
    askUsers(server, path, body, { userAgent: FORGED[0], ...options })
  const email = 'lin@example.org'
  const sent = await ask('send_email', { type: 1, email })
  const verify = /code: (\w+)\./.exec(letters.at(-1)?.text ?? '')?.[1]
  const cookie = cookieOf(sent.cookies)
  const { data } = await ask('register', { username: 'lin', email, password: 'abc123', verify }, { cookie })
  const shown = await ask('get_unlimited_qrcode', { uuid: 'uuid-of-a-screen', type: 1 })
  const rid = String(shown.data.url).split('#scan=')[1]
  const scanned = await ask('scan', { rid }, { token: data.token })
  expect(scanned.data.device).toBe('')
  const { list } = (await ask('sessions', undefined, { token: data.token })).data
  expect(list).toMatchObject([{ device: '' }])
})

test.each([
  ['zh-CN', '未知设备'],
  ['zh-TW', '未知裝置'],
  ['en', 'an unknown device'],
  ['ja', '不明な端末'],
  ['ko', '알 수 없는 기기'],
])('a letter in %s says that the device is unknown', async (language, unknown) => {
  const [username, email] = [`user-${language}`.toLowerCase().replaceAll('-', '_'), `${language}@example.org`]
  const sent = await askUsers(server, 'send_email', { type: 1, email }, { userAgent: FORGED[0] })
  const verify = /code: (\w+)\./.exec(letters.at(-1)?.text ?? '')?.[1]
  await askUsers(
    server,
    'register',
    { username, email, password: 'abc123', verify },
    { cookie: cookieOf(sent.cookies) },
  )
  await server.database.deleteFrom('mail_code').execute() // a letter a minute
  await askUsers(server, 'login', { username, password: 'abc123' }, { userAgent: FORGED[0], language })
  expect(letters.at(-1)?.text).toContain(unknown)
  expect(letters.at(-1)?.text).not.toContain('Support')
})
