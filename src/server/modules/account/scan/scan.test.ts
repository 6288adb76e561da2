import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { SCAN } from '../../../../shared/entities/scan.ts'
import { makeServer, type TestServer } from '../../../testing/project.ts'
import { askUsers, cookieOf, type RequestOptions } from '../../../testing/users.ts'
import { SCAN_LIMITS } from './scan-repository.ts'

let server: TestServer
let now = 0
beforeAll(async () => {
  server = await makeServer({
    clock: { now: () => now },
    lookUpAddress: async () => ({ province: '浙江省', city: '杭州市' }),
  })
})
beforeEach(() => {
  now += 10 * 24 * 3_600_000
})
afterAll(() => server.close())

const ask = (path: string, body?: object, options?: RequestOptions) => askUsers(server, path, body, options)
let made = 0
/** A phone that is logged in. */
async function openPhone(): Promise<RequestOptions & { readonly token: string }> {
  made += 1
  const { data } = await ask('register', { username: `phone_${made}`, password: 'abc123' })
  return { token: data.token, address: `203.0.113.${made}` }
}
/** A screen that shows a code. */
async function openScreen(options: RequestOptions = {}) {
  made += 1
  const uuid = `uuid-of-screen-${made}`
  const { data, cookies } = await ask('get_unlimited_qrcode', { uuid, type: 1 }, options)
  const rid = String(data.url).split('#scan=')[1] ?? 'none'
  const cookie = cookieOf(cookies)
  return {
    uuid,
    rid,
    url: String(data.url),
    cookie,
    poll: (by: RequestOptions = { cookie }) => ask(`get_wx_login_status?uuid=${uuid}`, undefined, by),
  }
}
type Screen = Awaited<ReturnType<typeof openScreen>>
const numberOf = async ({ poll }: Screen) => Number((await poll()).data.number)

describe('a login by QR code', () => {
  test('is confirmed on a phone by the number that the screen shows, and handed out once', async () => {
    const [phone, screen] = [await openPhone(), await openScreen()]
    expect((await screen.poll()).data).toEqual({ state: 'waiting', name: '', number: null, login: null })
    const scanned = await ask('scan', { rid: screen.rid }, phone)
    expect(scanned.data).toMatchObject({
      device: 'Chrome, Windows',
      place: '浙江省 杭州市',
      isOtherNetwork: true,
      age: 0,
    })
    const shown = (await screen.poll()).data
    expect(shown).toMatchObject({ state: 'scanned', name: 'p**', login: null })
    expect(scanned.data.choices).toHaveLength(3)
    expect(scanned.data.choices).toContain(shown.number)
    expect((await ask('confirm_scan', { rid: screen.rid, number: shown.number }, phone)).data).toEqual({
      isConfirmed: true,
    })
    const { data } = await screen.poll()
    expect(data).toMatchObject({ state: 'confirmed', login: { info: { username: expect.stringContaining('phone_') } } })
    expect((await ask('user_info', undefined, { token: data.login.token })).code).toBe(0)
    expect((await ask('sessions', undefined, phone)).data.list).toHaveLength(2)
  })

  test('opens the address of the operator, whatever host is asked', async () => {
    const own = await makeServer({}, { PUBLIC_URL: 'https://start.example.org' })
    const answer = await own.app.request('/users/get_unlimited_qrcode', {
      method: 'POST',
      headers: { 'content-type': 'application/json', host: 'evil.example' },
      body: JSON.stringify({ uuid: 'uuid-of-another-one', type: 1 }),
    })
    expect((await answer.json()).data.url).toMatch(/^https:\/\/start\.example\.org\/#scan=[\w-]{22}$/)
    await own.close()
  })

  test('is handed out once, also to many questions at once', async () => {
    const [phone, screen] = [await openPhone(), await openScreen()]
    await ask('scan', { rid: screen.rid }, phone)
    await ask('confirm_scan', { rid: screen.rid, number: await numberOf(screen) }, phone)
    const answers = await Promise.all(Array.from({ length: 10 }, () => screen.poll()))
    expect(answers.filter(({ data }) => data.login !== null)).toHaveLength(1)
  })

  test('is not ended by the questions of other browsers, which are told its state alone', async () => {
    const [phone, screen, other] = [await openPhone(), await openScreen(), await openScreen()]
    for (let poll = 0; poll < SCAN.maxPolls; poll += 1)
      expect((await screen.poll(poll % 2 === 0 ? {} : { cookie: other.cookie })).data.state).toBe('waiting')
    await ask('scan', { rid: screen.rid }, phone)
    await ask('confirm_scan', { rid: screen.rid, number: await numberOf(screen) }, phone)
    expect((await screen.poll({})).data).toEqual({ state: 'confirmed', name: '', number: null, login: null })
    expect((await screen.poll()).data.login).not.toBeNull()
  })

  test('secrets are not in the database', async () => {
    const screen = await openScreen()
    const rows = JSON.stringify(await server.database.selectFrom('scan').selectAll().execute())
    for (const secret of [screen.rid, screen.cookie.split('=')[1] ?? 'none']) expect(rows).not.toContain(secret)
  })
})

/** Each has a code, does what it should not, and asks for the login in the end. */
const ABUSES: Readonly<
  Record<string, (screen: Screen, phone: RequestOptions & { readonly token: string }) => Promise<RequestOptions>>
> = {
  'a question without the cookie': async (screen, phone) => {
    await ask('scan', { rid: screen.rid }, phone)
    await ask('confirm_scan', { rid: screen.rid, number: await numberOf(screen) }, phone)
    return {}
  },
  'the cookie of another browser': async (screen, phone) => {
    await ask('scan', { rid: screen.rid }, phone)
    await ask('confirm_scan', { rid: screen.rid, number: await numberOf(screen) }, phone)
    return { cookie: (await openScreen()).cookie }
  },
  'a uuid that is used again': async (screen, phone) => {
    await ask('scan', { rid: screen.rid }, phone)
    await ask('confirm_scan', { rid: screen.rid, number: await numberOf(screen) }, phone)
    const again = await ask('get_unlimited_qrcode', { uuid: screen.uuid, type: 1 })
    expect(again).toMatchObject({ code: 409, data: null })
    return { cookie: cookieOf(again.cookies) }
  },
  'a login that was handed out already': async (screen, phone) => {
    await ask('scan', { rid: screen.rid }, phone)
    await ask('confirm_scan', { rid: screen.rid, number: await numberOf(screen) }, phone)
    expect((await screen.poll()).data.login).not.toBeNull()
    return { cookie: screen.cookie }
  },
  'a confirmation that comes too late': async (screen, phone) => {
    await ask('scan', { rid: screen.rid }, phone)
    const number = await numberOf(screen)
    now += SCAN.lifeSeconds * 1000
    expect((await ask('confirm_scan', { rid: screen.rid, number }, phone)).code).toBe(400)
    return { cookie: screen.cookie }
  },
  'a wrong number': async (screen, phone) => {
    const { choices } = (await ask('scan', { rid: screen.rid }, phone)).data
    const right = await numberOf(screen)
    const wrong = choices.find((number: number) => number !== right)
    expect((await ask('confirm_scan', { rid: screen.rid, number: wrong }, phone)).data).toEqual({
      isConfirmed: false,
    })
    return { cookie: screen.cookie }
  },
  'the right number after a wrong one': async (screen, phone) => {
    await ask('scan', { rid: screen.rid }, phone)
    const number = await numberOf(screen)
    await ask('confirm_scan', { rid: screen.rid, number: number === 10 ? 11 : 10 }, phone)
    expect((await ask('confirm_scan', { rid: screen.rid, number }, phone)).code).toBe(400)
    return { cookie: screen.cookie }
  },
  'a confirmation without a scan': async (screen, phone) => {
    for (let number = 10; number < 100; number += 1)
      expect((await ask('confirm_scan', { rid: screen.rid, number }, phone)).code).toBe(400)
    return { cookie: screen.cookie }
  },
  'a confirmation by another account': async (screen, phone) => {
    await ask('scan', { rid: screen.rid }, phone)
    const other = await openPhone()
    expect((await ask('scan', { rid: screen.rid }, other)).code).toBe(400)
    expect((await ask('confirm_scan', { rid: screen.rid, number: await numberOf(screen) }, other)).code).toBe(400)
    return { cookie: screen.cookie }
  },
  'a confirmation after a refusal': async (screen, phone) => {
    await ask('scan', { rid: screen.rid }, phone)
    const number = await numberOf(screen)
    await ask('confirm_scan', { rid: screen.rid, number: null }, phone)
    expect((await screen.poll()).data).toMatchObject({ state: 'denied', number: null })
    expect((await ask('confirm_scan', { rid: screen.rid, number }, phone)).code).toBe(400)
    return { cookie: screen.cookie }
  },
  'a confirmation by a guest': async (screen, phone) => {
    await ask('scan', { rid: screen.rid }, phone)
    expect((await ask('confirm_scan', { rid: screen.rid, number: await numberOf(screen) })).status).toBe(401)
    return { cookie: screen.cookie }
  },
  'the secret guessed from what is public': async (screen, phone) => {
    for (const rid of [screen.uuid.padEnd(22, '-').slice(0, 22), 'x'.repeat(22)])
      expect((await ask('scan', { rid }, phone)).code).toBe(400)
    return { cookie: screen.cookie }
  },
  'question number 151': async (screen, phone) => {
    await ask('scan', { rid: screen.rid }, phone)
    const number = await numberOf(screen)
    for (let poll = 2; poll <= SCAN.maxPolls; poll += 1) expect((await screen.poll()).data.number).toBe(number)
    await ask('confirm_scan', { rid: screen.rid, number }, phone)
    expect((await screen.poll({})).data.state, 'for everybody').toBe('expired')
    return { cookie: screen.cookie }
  },
}

describe('no login comes of', () => {
  test.each(Object.entries(ABUSES))('%s', async (_name, abuse) => {
    const [phone, screen] = [await openPhone(), await openScreen()]
    const { data } = await screen.poll(await abuse(screen, phone))
    expect(data.login).toBeNull()
  })

  test('a fourth code of one address: the oldest ends', async () => {
    const address = '203.0.113.250'
    const screens = []
    for (let at = 0; at <= SCAN_LIMITS.perAddress; at += 1) {
      now += 1000
      screens.push(await openScreen({ address }))
    }
    const states = []
    for (const screen of screens) states.push((await screen.poll()).data.state)
    expect(states).toEqual(['expired', 'waiting', 'waiting', 'waiting'])
  })

  test('more than five refusals in an hour', async () => {
    const phone = await openPhone()
    for (let at = 0; at < SCAN_LIMITS.refusals; at += 1) {
      const screen = await openScreen()
      await ask('scan', { rid: screen.rid }, phone)
      await ask('confirm_scan', { rid: screen.rid, number: null }, phone)
    }
    const screen = await openScreen()
    expect(await ask('scan', { rid: screen.rid }, phone)).toMatchObject({
      status: 429,
      msg: expect.stringContaining('hour'),
    })
    now += 3_600_001
    const later = await openScreen()
    expect((await ask('scan', { rid: later.rid }, phone)).code).toBe(0)
  })
})
