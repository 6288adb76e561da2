import { gzipSync } from 'node:zlib'
import { Hono } from 'hono'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { CODE, endpoint } from '../../../shared/api/endpoint.ts'
import type { Log } from '../log.ts'
import { readMessages } from '../read-messages.ts'
import { type Env, identifyCaller } from './context.ts'
import { type Failure, refuse } from './errors.ts'
import { BODY_LIMIT } from './limits.ts'
import { handleErrors, mount } from './route.ts'

const logged: string[] = []
const log: Log = {
  debug: () => {},
  info: () => {},
  warn: () => {},
  error: (fields) => void logged.push(JSON.stringify(fields)),
}

function build() {
  const app = new Hono<Env>()
  const failures: Readonly<Record<string, Failure>> = { 'disk full': 'full', 'no database': 'unavailable' }
  const failureOf = (error: unknown) => failures[error instanceof Error ? error.message : '']
  app.onError(handleErrors({ log, clock: { now: () => 0 }, messages: readMessages(), failureOf }))
  app.use(identifyCaller({ publicUrl: undefined, proxies: [] }))
  const output = v.object({ shown: v.string() })
  const input = v.object({ text: v.pipe(v.string(), v.maxLength(5)) })
  mount(app, endpoint({ method: 'GET', path: '/get', about: '', input, output }), ({ text }) => {
    if (text === 'boom') throw new Error('secret detail')
    if (text === 'busy') refuse(503, 'unavailable')
    if (text === 'full') throw new Error('disk full')
    if (text === 'gone') throw new Error('no database')
    if (text === 'stale') refuse(CODE.stale, 'stale', {}, { data: { async_time: 5 } })
    if (/^\d+$/.test(text)) refuse(Number(text), 'invalid')
    const answer = { shown: text, hash: 'never shown' }
    return answer
  })
  mount(app, endpoint({ method: 'POST', path: '/post', about: '', input, output }), ({ text }) => ({ shown: text }))
  const large = { output: v.object({ shown: v.number() }), input: v.object({ text: v.string() }), maxBytes: 100_000 }
  mount(app, endpoint({ method: 'POST', path: '/large', about: '', ...large }), ({ text }) => ({ shown: text.length }))
  return app
}
const app = build()
const post = (body: string, type?: string) =>
  app.request('/post', { method: 'POST', body, ...(type ? { headers: { 'content-type': type } } : {}) })

test('a response is an envelope with only the fields that the contract declares', async () => {
  const answer = await app.request('/get?text=hi&more=1')
  expect([answer.status, await answer.json()]).toEqual([200, { code: 0, msg: '', data: { shown: 'hi' } }])
})

test('an invalid input is reported in the caller’s language, with HTTP 200', async () => {
  const answer = await app.request('/get?text=longer', { headers: { 'accept-language': 'en' } })
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { code: 400, msg: 'The request isn’t valid: text', data: null },
  ])
})

test('an error is 500 and logged, and reveals no details', async () => {
  const answer = await app.request('/get?text=boom&locale=ja')
  expect(answer.status).toBe(500)
  expect(await answer.json()).toMatchObject({ code: 500, msg: expect.stringContaining('サーバー') })
  expect(logged.join()).toContain('secret detail')
  expect((await app.request('/get?text=busy')).status).toBe(503)
})

test('a refusal may carry data', async () => {
  const answer = await app.request('/get?text=stale')
  expect([answer.status, await answer.json()]).toMatchObject([409, { code: 4091, data: { async_time: 5 } }])
})

test.each([
  [CODE.stale, 409],
  [CODE.otherEpoch, 409],
  [CODE.sectionTooLarge, 413],
  [CODE.unreadable, 422],
  [CODE.full, 507],
  [CODE.notFound, 200],
])('code %i is sent with status %i', async (code, status) => {
  expect((await app.request(`/get?text=${code}`)).status).toBe(status)
})

test('a full disk and a database that is away are told apart from errors, and logged', async () => {
  const full = await app.request('/get?text=full')
  expect([full.status, await full.json()]).toMatchObject([507, { code: CODE.full, data: null }])
  const gone = await app.request('/get?text=gone')
  expect([gone.status, gone.headers.get('retry-after')]).toEqual([503, '5'])
  expect(logged.join()).toContain('no database')
})

describe('a packed body', () => {
  const packed = (bytes: Uint8Array, encoding = 'gzip') =>
    app.request('/post', {
      method: 'POST',
      body: Uint8Array.from(bytes),
      headers: { 'content-type': 'application/json', 'content-encoding': encoding },
    })

  test('is unpacked', async () => {
    expect(await (await packed(gzipSync('{"text":"山"}'))).json()).toMatchObject({ data: { shown: '山' } })
  })

  test('may not be larger than others, once it is unpacked', async () => {
    const bomb = gzipSync(`{"text":"${'x'.repeat(BODY_LIMIT)}"}`)
    expect(bomb.length).toBeLessThan(1000)
    const answer = await packed(bomb)
    expect([answer.status, await answer.json()]).toMatchObject([413, { msg: expect.stringContaining('64') }])
  })

  test('is one as it says', async () => {
    const whole = gzipSync('{"text":"hi"}')
    for (const [bytes, encoding] of [
      [Buffer.from('{"text":"hi"}'), 'gzip'],
      [whole.subarray(0, whole.length - 10), 'gzip'],
      [whole, 'br'],
    ] as const)
      expect(await (await packed(bytes, encoding)).json()).toMatchObject({ code: 400 })
  })
})

test('an endpoint may have a larger body, which is counted as it arrives', async () => {
  const post = (text: string) =>
    app.request('/large', {
      method: 'POST',
      body: JSON.stringify({ text }),
      headers: { 'content-type': 'application/json' },
    })
  expect(await (await post('x'.repeat(90_000))).json()).toMatchObject({ data: { shown: 90_000 } })
  expect((await post('x'.repeat(100_000))).status).toBe(413)
})

test('a body that is no UTF-8 is refused, never changed', async () => {
  const answer = await app.request('/post', {
    method: 'POST',
    body: Uint8Array.from(Buffer.from('{"text":"\xff"}', 'latin1')),
    headers: { 'content-type': 'application/json' },
  })
  expect(await answer.json()).toMatchObject({ code: 400 })
})

test('a body must be declared as JSON, which a form of another site cannot do', async () => {
  expect(await (await post('{"text":"hi"}', 'application/json; charset=utf-8')).json()).toMatchObject({ code: 0 })
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', undefined]) {
    expect(await (await post('{"text":"hi"}', type)).json()).toMatchObject({ code: 400 })
  }
  expect(await (await post('{"text":', 'application/json')).json()).toMatchObject({ code: 400 })
})
