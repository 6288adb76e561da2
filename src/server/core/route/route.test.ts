import { Hono } from 'hono'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { endpoint } from '../../../shared/api/endpoint.ts'
import type { Log } from '../log.ts'
import { readMessages } from '../messages.ts'
import { type Env, identifyCaller } from './context.ts'
import { refuse } from './errors.ts'
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
  app.onError(handleErrors({ log, clock: { now: () => 0 }, messages: readMessages() }))
  app.use(identifyCaller({ publicUrl: undefined, proxies: [] }))
  const output = v.object({ shown: v.string() })
  const input = v.object({ text: v.pipe(v.string(), v.maxLength(5)) })
  mount(app, endpoint({ method: 'GET', path: '/get', about: '', input, output }), ({ text }) => {
    if (text === 'boom') throw new Error('secret detail')
    if (text === 'busy') refuse(503, 'unavailable')
    const answer = { shown: text, hash: 'never shown' }
    return answer
  })
  mount(app, endpoint({ method: 'POST', path: '/post', about: '', input, output }), ({ text }) => ({ shown: text }))
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

test('a body must be declared as JSON, which a form of another site cannot do', async () => {
  expect(await (await post('{"text":"hi"}', 'application/json; charset=utf-8')).json()).toMatchObject({ code: 0 })
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', undefined]) {
    expect(await (await post('{"text":"hi"}', type)).json()).toMatchObject({ code: 400 })
  }
  expect(await (await post('{"text":', 'application/json')).json()).toMatchObject({ code: 400 })
})
