import { afterEach, expect, test, vi } from 'vitest'
import { HttpFailure } from '../../server/core/ports/http.ts'
import { browserHttp } from './browser-http.ts'

const URL_A = 'https://a.example/list?x=1'
const answerWith = (...answers: readonly (() => Response | Promise<Response>)[]) => {
  const fetched = vi.fn<typeof fetch>()
  for (const answer of answers) fetched.mockImplementationOnce(async () => answer())
  vi.stubGlobal('fetch', fetched)
  return fetched
}
const kindOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'none',
    (error: unknown) => (error instanceof HttpFailure ? error.kind : 'other'),
  )
const http = browserHttp(async (origin) => origin === 'https://a.example')

afterEach(() => vi.unstubAllGlobals())

test('sends without cookies and without saying who asks, and gives what has come', async () => {
  const fetched = answerWith(() => new Response('hello', { status: 201, headers: { 'X-Kind': 'text' } }))
  const { status, headers, body } = await http({ url: URL_A, headers: { accept: 'text/plain' } })
  expect([status, headers['x-kind'], new TextDecoder().decode(body)]).toEqual([201, 'text', 'hello'])
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({
    ...{ method: 'GET', credentials: 'omit', referrerPolicy: 'no-referrer', headers: { accept: 'text/plain' } },
  })
})

test('nothing leaves the browser to a host that it does not allow, over http, or with a header that it sets itself', async () => {
  const fetched = answerWith()
  expect(await kindOf(http({ url: 'https://b.example/' }))).toBe('blocked')
  expect(await kindOf(http({ url: 'http://a.example/' }))).toBe('blocked')
  expect(await kindOf(http({ url: URL_A, headers: { Referer: 'https://a.example/' } }))).toBe('blocked')
  expect(fetched).not.toHaveBeenCalled()
})

test('an answer from a host that it was sent on to counts only where the browser allows that, too', async () => {
  const from = (url: string) => () => Object.defineProperty(new Response('x'), 'url', { value: url })
  const fetched = answerWith(from('https://b.example/'), from('https://a.example/other'), from(URL_A))
  expect(await kindOf(http({ url: URL_A }))).toBe('blocked')
  expect(await kindOf(http({ url: URL_A }))).toBe('none')
  await http({ url: URL_A, post: 'x' })
  expect(fetched.mock.calls[2]?.[1], 'what is posted goes nowhere else').toMatchObject({ redirect: 'error' })
})

test('a body is read up to its limit: more is a failure, or left', async () => {
  const long = () => new Response('x'.repeat(1000))
  answerWith(long, long)
  expect(await kindOf(http({ url: URL_A, maxBytes: 999 }))).toBe('tooLarge')
  expect((await http({ url: URL_A, maxBytes: 10, truncate: true })).body).toHaveLength(10)
})

test('no answer is a failure of the network, a late one of time', async () => {
  answerWith(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await kindOf(http({ url: URL_A }))).toBe('network')
  vi.stubGlobal(
    'fetch',
    (_url: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  )
  expect(await kindOf(http({ url: URL_A, timeoutMs: 5 }))).toBe('timeout')
})
