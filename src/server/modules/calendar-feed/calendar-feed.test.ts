import { afterEach, beforeEach, expect, test } from 'vitest'
import { CODE } from '../../../shared/api/endpoint.ts'
import { type Http, HttpFailure, type HttpRequest } from '../../core/ports/http.ts'
import { makeServer, type TestServer } from '../../testing/project.ts'

const ICS = '\uFEFFBEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n'
let requests: HttpRequest[] = []
let server: TestServer

/** A site that publishes a calendar at `/holidays.ics`, a page everywhere else. */
const http: Http = async (request) => {
  requests.push(request)
  const { pathname } = new URL(request.url)
  if (pathname === '/down') throw new HttpFailure('timeout', 'too slow')
  if (pathname === '/large') throw new HttpFailure('tooLarge', 'the answer is too large')
  const text = pathname === '/holidays.ics' ? ICS : '<!doctype html><p>BEGIN:VCALENDAR'
  return {
    status: pathname === '/gone' ? 404 : 200,
    url: request.url,
    headers: {},
    body: new TextEncoder().encode(text),
  }
}

const ask = async (url: string) => {
  const headers = { 'content-type': 'application/json', origin: 'http://localhost' }
  const body = JSON.stringify({ url })
  return (await server.app.request('/api/calendar_feed', { method: 'POST', headers, body })).json()
}

beforeEach(async () => {
  requests = []
  server = await makeServer({ http })
})
afterEach(() => server.close())

test('a calendar comes as it is published, within its limits, and is asked for each time', async () => {
  const { code, data } = await ask('https://calendar.example/holidays.ics?key=secret')
  expect([code, data]).toEqual([CODE.ok, { ics: ICS.slice(1) }])
  await ask('https://calendar.example/holidays.ics?key=secret')
  expect(requests).toHaveLength(2)
  expect(requests[0]).toMatchObject({ url: 'https://calendar.example/holidays.ics?key=secret', maxBytes: 4_194_304 })
})

test('what is no calendar, is gone, too large or does not answer is refused in words', async () => {
  const refusals = []
  for (const path of ['page', 'gone', 'large', 'down']) {
    const { code, msg } = await ask(`https://calendar.example/${path}`)
    refusals.push([code, msg === '' || /\{|undefined/.test(msg)])
  }
  const { invalid, unavailable, tooLarge } = CODE
  expect(refusals).toEqual([invalid, unavailable, tooLarge, unavailable].map((code) => [code, false]))
})

test('an address that is none of the web, or carries a password, is not asked', async () => {
  for (const url of ['webcal://calendar.example/a.ics', 'file:///etc/passwd', 'https://a:b@calendar.example/a.ics'])
    expect((await ask(url)).code).toBe(CODE.invalid)
  expect(requests).toEqual([])
})
