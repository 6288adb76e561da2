import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { HttpFailure } from '../../core/ports/http.ts'
import { type MiniProgram, MiniProgramFailure } from '../../core/ports/mini-program.ts'
import { type ReplayedWeChat, replayWeChat } from '../../testing/wechat.ts'

const SCENE = 'A'.repeat(22)
let wechat: ReplayedWeChat
let program: MiniProgram
let now = 0
beforeAll(async () => {
  wechat = await replayWeChat()
})
beforeEach(() => {
  now = 0
  program = wechat.open(wechat.http, () => now)
})
afterEach(() => expect(wechat.replay.misses).toEqual([]))
afterAll(() => wechat.close())

const paths = () => wechat.replay.hits.map((hit) => hit.split('/').at(-1))
const failureOf = async (asked: Promise<unknown>) => {
  const error = await asked.catch((failure: unknown) => failure)
  expect(error).toBeInstanceOf(MiniProgramFailure)
  expect(String(error)).not.toMatch(/0123456789abcdef|-token|of-wx-login|rid/)
  return String(error)
}

test('a code is drawn; its token is asked for once, for several at once, too, and before it ends', async () => {
  wechat.use('token', 'code')
  const drawn = await Promise.all([program.drawCode(SCENE), program.drawCode(SCENE)])
  expect(drawn.map(({ type }) => type)).toEqual(['image/jpeg', 'image/jpeg'])
  expect([...(drawn[0]?.bytes ?? [])].slice(0, 3)).toEqual([0xff, 0xd8, 0xff])
  expect(paths()).toEqual(['stable_token', 'getwxacodeunlimit', 'getwxacodeunlimit'])
  now = 6_899_000
  await program.drawCode(SCENE)
  now = 6_900_000
  await program.drawCode(SCENE)
  expect(paths().filter((path) => path === 'stable_token')).toHaveLength(2)
})

test('a token that has ended before its time is renewed once', async () => {
  wechat.use('token', 'code.ended')
  await failureOf(program.drawCode(SCENE))
  expect(paths()).toEqual(['stable_token', 'getwxacodeunlimit', 'stable_token', 'getwxacodeunlimit'])
  wechat.use('token', 'code.ended')
  let tokens = 0
  const renewing: typeof wechat.http = (request) => {
    if (request.url.includes('stable_token')) tokens += 1
    if (tokens === 2) wechat.use('token.renewed', 'code.renewed')
    return wechat.http(request)
  }
  expect((await wechat.open(renewing).drawCode(SCENE)).type).toBe('image/jpeg')
  expect(tokens).toBe(2)
})

test.each([
  [['token.refused'], /refuses with 40125/],
  [['token', 'code.refused'], /refuses with 45009/],
])('%j is told by its number alone', async (fixtures, reason) => {
  wechat.use(...fixtures)
  expect(await failureOf(program.drawCode(SCENE))).toMatch(reason)
})

test('whoever uses the mini-program is known by the code of its login; a used one is of nobody', async () => {
  wechat.use('login')
  expect(await program.openIdOf('of-wx-login')).toBe('oLin0-of-the-tests_0123456789')
  wechat.use('login.used')
  expect(await program.openIdOf('of-wx-login')).toBeUndefined()
  wechat.use('login.refused')
  expect(await failureOf(program.openIdOf('of-wx-login'))).toMatch(/refuses with 40013/)
})

test.each([
  ['a page', 200, '<html>of-wx-login'],
  ['an open id that is none', 200, '{"openid":"<script>"}'],
  ['an error of the server', 500, '{"openid":"oLin0-of-the-tests"}'],
])('%s is no answer', async (_what, status, text) => {
  const http = async () => ({ status, url: '', headers: {}, body: new TextEncoder().encode(text) })
  await failureOf(wechat.open(http).openIdOf('of-wx-login'))
  await failureOf(wechat.open(http).drawCode(SCENE))
})

test('no answer at all is said without what was asked', async () => {
  const silent = async () => {
    throw new HttpFailure('timeout', 'api.weixin.qq.com is too slow')
  }
  expect(await failureOf(wechat.open(silent).openIdOf('of-wx-login'))).toContain('too slow')
})
