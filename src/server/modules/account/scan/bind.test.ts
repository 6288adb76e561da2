import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { SCAN } from '../../../../shared/entities/scan.ts'
import type { Letter } from '../../../core/ports/mail.ts'
import { fakePasswords, makeServer, type TestServer } from '../../../testing/project.ts'
import { askUsers, cookieOf, type RequestOptions } from '../../../testing/users.ts'
import { type ReplayedWeChat, replayWeChat } from '../../../testing/wechat.ts'
import { newUser } from '../account-service.ts'
import { addUser, bindEmailAddress, readUser } from '../profile/user-repository.ts'
import { addSession } from '../sessions/session-repository.ts'
import { SCAN_LIMITS } from './scan-repository.ts'

const PASSWORD = 'abc123'
const OPEN_ID = 'oLin0-of-the-tests_0123456789'
const letters: Letter[] = []
let wechat: ReplayedWeChat
let server: TestServer
let now = 1e12
/** The text of the code that was drawn last. */
let scene = ''
beforeAll(async () => {
  wechat = await replayWeChat()
  const http: typeof wechat.http = (request) => {
    const sent = /"scene":"([\w-]{22})"/.exec(request.post ?? '')?.[1]
    scene = sent ?? scene
    // the fixtures have one text for all codes
    return wechat.http(
      sent === undefined ? request : { ...request, post: request.post?.replace(sent, 'A'.repeat(22)) ?? '' },
    )
  }
  server = await makeServer(
    {
      http,
      mailer: { send: async (letter) => void letters.push(letter) },
      clock: { now: () => now },
      openMiniProgram: (port) => wechat.open(port, () => now),
    },
    { PUBLIC_URL: 'http://start.example.org' },
  )
})
beforeEach(() => {
  now += 10 * 24 * 3_600_000
  letters.length = 0
})
afterAll(async () => {
  await server.close()
  await wechat.close()
})

let made = 0
/** Somebody who is logged in, whose browser asks for a code of the mini-program. */
async function openScreen(changes: object = {}) {
  made += 1
  const [username, uuid] = [`user_${made}`, `uuid-of-a-binding-${made}`]
  const user = newUser(username, await fakePasswords.hash(PASSWORD), 0, now)
  await addUser(server.database, user)
  await bindEmailAddress(server.database, user.id, `${username}@example.org`)
  const place = { userId: user.id, isBound: false, device: '', address: '' }
  const { token } = await addSession(server.database, place, now)
  const body = { type: 2, uuid, username, password: PASSWORD, ...changes }
  wechat.use('token', 'code')
  const shown = await askUsers(server, 'get_unlimited_qrcode', body, { token })
  const cookie = cookieOf(shown.cookies)
  return {
    ...{ username, token, uuid, body, shown, scene },
    poll: (by: RequestOptions = { cookie }) => askUsers(server, `get_wx_login_status?uuid=${uuid}`, undefined, by),
    openId: async () => (await readUser(server.database, user.id))?.open_id,
  }
}

/** What the mini-program sends when it is opened by a code. */
function scan(text: string, fixture = 'login') {
  wechat.use(fixture)
  return askUsers(server, 'wx_scan', { scene: text, code: 'of-wx-login' })
}

describe('the user of a mini-program', () => {
  test('is bound to the account whose code was scanned; its owner is told, once it is another one', async () => {
    const screen = await openScreen()
    expect(screen.shown.data).toMatchObject({ url: '', seconds: SCAN.lifeSeconds })
    expect(screen.shown.data.picture).toMatch(/^data:image\/jpeg;base64,\/9j\//)
    expect((await screen.poll()).data).toEqual({ state: 'waiting', name: '', number: null, login: null })
    expect((await scan(screen.scene)).code).toBe(0)
    expect((await screen.poll()).data).toEqual({ state: 'confirmed', name: '', number: null, login: null })
    expect((await askUsers(server, 'user_info', undefined, { token: screen.token })).data.open_id).toBe(OPEN_ID)
    expect(letters.map(({ to, text }) => [to, text.includes('WeChat')])).toEqual([
      [`${screen.username}@example.org`, true],
    ])
    expect((await scan(screen.scene)).code, 'a code is good once').toBe(400)
  })

  test('belongs to one account', async () => {
    const screen = await openScreen()
    expect(await scan(screen.scene)).toMatchObject({ code: 400, msg: expect.stringContaining('Another account') })
    expect(await screen.openId()).toBe('')
    expect((await screen.poll()).data.state, 'another one may be scanned with').toBe('waiting')
  })

  test('that WeChat does not name binds nothing, and the screen is told', async () => {
    const screen = await openScreen()
    expect(await scan(screen.scene, 'login.used')).toMatchObject({ code: 400, msg: expect.stringContaining('OpenID') })
    expect((await screen.poll()).data.state).toBe('denied')
    expect((await scan(screen.scene)).code).toBe(400)
    expect(await screen.openId()).toBe('')
  })

  test('that WeChat does not name is no login that was refused', async () => {
    const { token, body } = await openScreen()
    for (let index = 0; index < SCAN_LIMITS.refusals; index += 1) {
      wechat.use('token', 'code')
      const uuid = `uuid-of-a-refusal-${index}`
      expect((await askUsers(server, 'get_unlimited_qrcode', { ...body, uuid }, { token })).code).toBe(0)
      expect((await scan(scene, 'login.used')).code).toBe(400)
    }
    const unknown = { rid: 'A'.repeat(22) }
    expect((await askUsers(server, 'scan', unknown, { token })).code, 'not too many').toBe(400)
  })

  test('is not asked for while WeChat refuses; the reason is the operator’s', async () => {
    const screen = await openScreen()
    expect(await scan(screen.scene, 'login.refused')).toMatchObject({ status: 503, data: null })
    expect((await screen.poll()).data.state).toBe('waiting')
  })

  test('of many at once with one code one is bound', async () => {
    await server.database.updateTable('user').set({ open_id: '' }).execute()
    const screen = await openScreen()
    const answers = await Promise.all(Array.from({ length: 5 }, () => scan(screen.scene)))
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(await screen.openId()).toBe(OPEN_ID)
  })
})

describe('a code to bind', () => {
  test('is asked for by the owner of the account alone, with the password', async () => {
    const { token, body } = await openScreen()
    const again = (changes: object, by: RequestOptions = { token }) =>
      askUsers(server, 'get_unlimited_qrcode', { ...body, uuid: 'uuid-of-another-one', ...changes }, by)
    expect((await again({}, {})).status).toBe(401)
    expect(await again({ password: 'wrong' })).toMatchObject({ code: 400, msg: 'Wrong password' })
    expect((await again({ username: 'another' })).code).toBe(400)
    expect((await again({ uuid: body.uuid })).code).toBe(409)
  })

  test('ends, and logs nobody in', async () => {
    const screen = await openScreen()
    for (const path of ['scan', 'confirm_scan'])
      expect((await askUsers(server, path, { rid: screen.scene, number: 0 }, { token: screen.token })).code).toBe(400)
    now += SCAN.lifeSeconds * 1000
    expect((await scan(screen.scene)).code).toBe(400)
    expect((await screen.poll()).data).toMatchObject({ state: 'expired', login: null })
  })

  test('a code that logs in binds nothing', async () => {
    const { data } = await askUsers(server, 'get_unlimited_qrcode', { uuid: 'uuid-of-a-login-here', type: 1 })
    expect((await scan(String(data.url).split('#scan=')[1] ?? '')).code).toBe(400)
  })

  test('is a picture for whoever accepts pictures alone, and so is one that logs in', async () => {
    const { token, body } = await openScreen()
    const ask = async (sent: object) => {
      const answer = await server.app.request('/users/get_unlimited_qrcode', {
        method: 'POST',
        headers: { accept: 'image/png', 'content-type': 'application/json', authorization: token },
        body: JSON.stringify(sent),
      })
      return [answer.headers.get('content-type'), new Uint8Array(await answer.arrayBuffer())] as const
    }
    const [type, bytes] = await ask({ ...body, uuid: 'uuid-of-a-picture-1' })
    expect([type, ...bytes.slice(0, 2)]).toEqual(['image/jpeg', 0xff, 0xd8])
    const [own, png] = await ask({ uuid: 'uuid-of-a-picture-2', type: 1 })
    expect(own).toBe('image/png')
    const { width, height, channels } = await sharp(png).metadata()
    expect([width, channels]).toEqual([height, 1])
    expect((width ?? 0) % 8).toBe(0)
  })
})

test('without the keys there is no mini-program: nothing can be bound, and the page is told', async () => {
  const none = await makeServer({ clock: { now: () => now } })
  expect((await askUsers(none, 'account_rules')).data.hasMiniProgram).toBe(false)
  const { data } = await askUsers(none, 'register', { username: 'lin', password: PASSWORD })
  const body = { type: 2, uuid: 'uuid-of-a-binding', username: 'lin', password: PASSWORD }
  expect((await askUsers(none, 'get_unlimited_qrcode', body, { token: data.token })).status).toBe(503)
  expect((await askUsers(none, 'wx_scan', { scene: 'A'.repeat(22), code: 'x' })).status).toBe(503)
  expect(JSON.stringify(await (await none.app.request('/api/contacts')).json())).not.toContain('weixin')
  await none.close()
  expect((await askUsers(server, 'account_rules')).data.hasMiniProgram).toBe(true)
  const contacts = await (await server.app.request('/api/contacts')).json()
  const listed = contacts.data.sources.find(({ id }: { id: string }) => id === 'account.wechat')
  expect(listed.hosts).toEqual([{ host: 'api.weixin.qq.com', count: expect.any(Number) }])
  expect(listed.hosts[0].count).toBeGreaterThan(0)
})
