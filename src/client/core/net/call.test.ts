import * as v from 'valibot'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { endpoint, fileEndpoint, uploadEndpoint } from '../../../shared/api/endpoint.ts'
import { uploadedAddress, uploadedFile } from '../../../shared/api/upload.ts'
import { memoryStorage } from '../documents/storage/storage.ts'
import { type CallPorts, connect, createCall, createCallFile, createUpload } from './call.ts'
import { CallError } from './call-error.ts'
import { callLog } from './call-log.ts'
import { fileUrl } from './connection.ts'

const quote = endpoint({
  method: 'GET',
  path: '/api/yiyan',
  about: 'A quote.',
  input: v.object({ kind: v.optional(v.string()) }),
  output: v.object({ text: v.string() }),
})
const send = endpoint({
  method: 'POST',
  path: '/api/send',
  about: '',
  input: v.object({ text: v.string() }),
  output: v.null(),
})
const share = uploadEndpoint({
  path: '/api/share',
  about: '',
  input: v.object({ url: v.string(), name: v.string() }),
  file: { name: 'file', maxBytes: 100, types: ['image/webp'] },
  output: v.object({ src: v.string() }),
})

const picture = fileEndpoint({
  path: '/api/picture',
  about: '',
  input: v.object({ url: v.string() }),
  type: 'image/webp',
  cache: 60,
})

const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
const good = { code: 0, msg: '', data: { text: '且将新火试新茶' } }
let clock = 0

function setUp(reply: (request: { readonly url: string; readonly init: RequestInit }) => Response | Promise<Response>) {
  const asked: { readonly url: string; readonly init: RequestInit }[] = []
  const spies = { warn: vi.fn(), expired: vi.fn(), failed: vi.fn() }
  const ports: CallPorts = {
    server: 'http://genkan.test',
    answers: memoryStorage(),
    token: () => 'secret',
    user: () => 'me',
    language: () => 'ja',
    isPureOffline: () => false,
    now: () => clock,
    fetch: async (url, init = {}) => {
      const request = { url: String(url), init }
      asked.push(request)
      return reply(request)
    },
    ...spies,
  }
  return { call: createCall(ports), upload: createUpload(ports), file: createCallFile(ports), asked, ports, ...spies }
}

/** A request that never ends by itself, as `fetch` treats its signal. */
const rejectOnAbort = (signal: AbortSignal | null | undefined) =>
  new Promise<Response>((_resolve, reject) => {
    if (signal?.aborted) reject(signal.reason)
    signal?.addEventListener('abort', () => reject(signal.reason))
  })

/** Waits for the cache write, which ends after the call has resolved. */
const remembered = () => new Promise((resolve) => setTimeout(resolve))

const faultOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'none',
    (error: unknown) => (error instanceof CallError ? error.fault : 'other'),
  )

beforeEach(() => {
  clock = 0
})

describe('a call', () => {
  test('carries the token in the authorization header, the language, and only what is given', async () => {
    const { call, asked } = setUp(() => answer(good))
    expect(await call(quote, { kind: 'a b' })).toEqual({ text: '且将新火试新茶' })
    expect(asked[0]?.url).toBe('http://genkan.test/api/yiyan?kind=a+b')
    expect(asked[0]?.init.headers).toEqual({ authorization: 'secret', 'accept-language': 'ja' })
  })

  test.each([0, 200])('succeeds with code %i', async (code) => {
    expect(await setUp(() => answer({ ...good, code })).call(quote, {})).toEqual(good.data)
  })

  test('is answered from the cache for 360 seconds by default, across pages', async () => {
    const { call, asked, ports } = setUp(() => answer(good))
    await call(quote, {})
    await remembered()
    clock = 359_000
    await createCall(ports)(quote, {})
    expect(asked).toHaveLength(1)
    clock = 361_000
    await call(quote, {})
    expect(asked).toHaveLength(2)
  })

  test('with another input has its own cache entry, and a fresh one bypasses the cache', async () => {
    const { call, asked } = setUp(() => answer(good))
    await call(quote, { kind: 'a' })
    await call(quote, { kind: 'b' })
    await remembered()
    await call(quote, { kind: 'b' }, { fresh: true })
    expect(asked).toHaveLength(3)
  })

  test('of a POST is never cached', async () => {
    const { call, asked } = setUp(() => answer({ code: 0, msg: '', data: null }))
    await call(send, { text: 'x' })
    await call(send, { text: 'x' })
    expect(asked).toHaveLength(2)
    expect(asked[0]?.init.body).toBe('{"text":"x"}')
  })
})

describe('a cached answer', () => {
  /** A server that echoes the request's headers. */
  function echo() {
    const who = { token: undefined as string | undefined, language: 'ja' }
    const reply = ({ init: { headers } }: { readonly init: RequestInit }) =>
      answer({ code: 0, msg: '', data: { text: JSON.stringify(headers) } })
    const { ports, asked } = setUp(reply)
    const given = { ...ports, token: () => who.token, user: () => who.token, language: () => who.language }
    return { call: createCall(given), who, asked }
  }

  test('of one user is never given to another, nor to a guest', async () => {
    const { call, who } = echo()
    who.token = 'alice'
    await call(quote, {})
    await remembered()
    who.token = 'bob'
    expect((await call(quote, {})).text).toContain('bob')
    who.token = undefined
    expect((await call(quote, {})).text).not.toContain('alice')
  })

  test('belongs to the language of its request, also when the language changes meanwhile', async () => {
    const { call, who } = echo()
    const asking = call(quote, {})
    who.language = 'ko'
    expect((await asking).text).toContain('ja')
    await remembered()
    expect((await call(quote, {})).text).toContain('ko')
  })

  test('does not outlive its time when the clock is set back', async () => {
    const { call, asked } = echo()
    clock = 1e12
    await call(quote, {})
    await remembered()
    clock = 5e11
    await call(quote, {})
    expect(asked).toHaveLength(2)
  })
})

describe('pure offline', () => {
  const icon = endpoint({
    method: 'GET',
    path: '/api/icon',
    about: '',
    input: v.object({ url: v.string() }),
    output: v.object({ text: v.string() }),
    thirdParty: ({ url }) => url,
  })
  const withOffline = (isPureOffline: boolean) => {
    const { ports, asked, failed } = setUp(() => answer(good))
    return { call: createCall({ ...ports, isPureOffline: () => isPureOffline }), ports, asked, failed }
  }

  test('refuses what the server would ask a third party, and sends nothing', async () => {
    const { call, asked, failed } = withOffline(true)
    expect(await faultOf(call(icon, { url: 'https://a.example/' }))).toBe('pureOffline')
    expect(asked).toEqual([])
    expect(failed).toHaveBeenCalledOnce()
    expect(await call(quote, {})).toEqual(good.data)
  })

  test('still shows what was answered before', async () => {
    const { call, ports, asked } = withOffline(false)
    await call(icon, { url: 'https://a.example/' })
    await remembered()
    const offline = createCall({ ...ports, isPureOffline: () => true })
    expect(await offline(icon, { url: 'https://a.example/' })).toEqual(good.data)
    expect(asked).toHaveLength(1)
  })
})

test('calls are logged by path and third party, of an address the host alone', async () => {
  const { call, upload } = setUp(() => answer(good))
  const frame = { ...quote, path: '/api/frame', cache: 0, thirdParty: () => 'https://b.example/secret?x=1' }
  await call(frame, {})
  await call(frame, {})
  await faultOf(upload(share, { url: '', name: '' }, new File([], '')))
  expect(callLog.getState().slice(-2)).toEqual([
    { path: '/api/frame', thirdParty: 'b.example', count: 2 },
    { path: '/api/share', thirdParty: '', count: expect.any(Number) },
  ])
})

describe('a failed call', () => {
  test("shows the server's message as a warning and resets the loading overlay", async () => {
    const { call, warn, failed } = setUp(() => answer({ code: 1, msg: '名称太长', data: null }))
    expect(await faultOf(call(quote, {}))).toBe('server')
    expect(warn).toHaveBeenCalledWith('名称太长')
    expect(failed).toHaveBeenCalledOnce()
  })

  test('with code 401 forces the logout instead', async () => {
    const { call, warn, expired } = setUp(() =>
      answer({ code: 401, msg: '登录信息已过期，请重新登录', data: null }, 401),
    )
    expect(await faultOf(call(quote, {}))).toBe('expired')
    expect(expired).toHaveBeenCalledWith('登录信息已过期，请重新登录', 'secret')
    expect(warn).not.toHaveBeenCalled()
  })

  test('carries the data of the answer, and how long the server wants it to wait', async () => {
    const data = { async_time: { notes: 5 } }
    const reply = () =>
      new Response(JSON.stringify({ code: 4091, msg: 'x', data }), { status: 409, headers: { 'retry-after': '7' } })
    await expect(setUp(reply).call(quote, {})).rejects.toMatchObject({
      fault: 'server',
      code: 4091,
      data,
      retryAfter: 7,
    })
    await expect(setUp(reply).upload(share, { url: '', name: '' }, new File([], ''))).rejects.toMatchObject({ data })
    await expect(setUp(reply).file(picture, { url: '' })).rejects.toMatchObject({ data, retryAfter: 7 })
    const late = () =>
      new Response(JSON.stringify({ code: 1, msg: 'x', data: null }), { headers: { 'retry-after': 'Wed' } })
    await expect(setUp(late).call(quote, {})).rejects.toMatchObject({ data: null, retryAfter: undefined })
  })

  test('shows nothing when it is silent', async () => {
    const { call, warn } = setUp(() => answer({ code: 1, msg: 'x', data: null }))
    await faultOf(call(quote, {}, { silent: true }))
    expect(warn).not.toHaveBeenCalled()
  })

  test('names its fault: offline, no envelope, a wrong shape, cancelled', async () => {
    const offline = setUp(() => Promise.reject(new TypeError('network')))
    expect(await faultOf(offline.call(quote, {}))).toBe('offline')
    expect(await faultOf(setUp(() => new Response('<html>')).call(quote, {}))).toBe('shape')
    expect(await faultOf(setUp(() => answer({ ...good, data: { text: 1 } })).call(quote, {}))).toBe('shape')
    const cancelled = new AbortController()
    const waiting = setUp(({ init: { signal } }) => rejectOnAbort(signal))
    const result = faultOf(waiting.call(quote, {}, { signal: cancelled.signal }))
    cancelled.abort()
    expect(await result).toBe('cancelled')
  })

  test('times out after 30 seconds', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      expect(ms).toBe(30_000)
      return AbortSignal.abort(new DOMException('late', 'TimeoutError'))
    })
    const { call } = setUp(({ init }) => Promise.reject(init.signal?.reason))
    expect(await faultOf(call(quote, {}))).toBe('timeout')
    timeout.mockRestore()
  })

  test('is not cached', async () => {
    let broken = true
    const { call, asked } = setUp(() => (broken ? answer({ code: 1, msg: 'x', data: null }) : answer(good)))
    await faultOf(call(quote, {}))
    broken = false
    expect(await call(quote, {})).toEqual(good.data)
    expect(asked).toHaveLength(2)
  })
})

describe('an upload', () => {
  const file = new File([Uint8Array.of(1, 2, 3)], 'my passport.webp', { type: 'image/webp' })
  const fields = { url: 'https://a.example/', name: '名 & 字' }
  const shared = { code: 0, msg: '', data: { src: 'data:,' } }

  test('sends a form of the fields and the file, without the name that the file has on this device', async () => {
    const { upload, asked } = setUp(() => answer(shared))
    expect(await upload(share, fields, file)).toEqual({ src: 'data:,' })
    const { url, init } = asked[0] ?? { url: '', init: {} }
    expect([url, init.method, init.credentials]).toEqual(['http://genkan.test/api/share', 'POST', 'same-origin'])
    expect(init.headers).toEqual({ authorization: 'secret', 'accept-language': 'ja' })
    const form = await new Request(url, init).formData()
    const { file: sent, ...others } = Object.fromEntries(form)
    expect(others).toEqual(fields)
    expect(sent).toMatchObject({ name: 'file', type: 'image/webp' })
    expect(sent instanceof File && new Uint8Array(await sent.arrayBuffer())).toEqual(Uint8Array.of(1, 2, 3))
  })

  test('sends a form without a file where there may be none; what is absent is left out, objects are JSON', async () => {
    const { upload, asked } = setUp(() => answer(shared))
    const optional = uploadEndpoint({
      path: '/api/tell',
      about: '',
      input: v.object({
        ...{ text: v.string(), more: v.object({ width: v.number() }), isOn: v.boolean() },
        last: v.optional(v.string()),
      }),
      file: { ...share.file, isOptional: true },
      output: share.output,
    })
    await upload(optional, { text: '说', more: { width: 3 }, isOn: true, last: undefined }, undefined)
    const { url, init } = asked[0] ?? { url: '', init: {} }
    expect([...(await new Request(url, init).formData())]).toEqual([
      ['text', '说'],
      ['more', '{"width":3}'],
      ['isOn', '1'],
    ])
    await expect(upload(share, fields, undefined)).rejects.toThrow('/api/share wants a file')
    expect(asked).toHaveLength(1)
  })

  test('fails as a call does', async () => {
    const refused = setUp(() => answer({ code: 400, msg: '这个网站已经有图标了', data: null }, 400))
    await expect(refused.upload(share, fields, file)).rejects.toMatchObject({ fault: 'server', code: 400 })
    expect(refused.warn).toHaveBeenCalledWith('这个网站已经有图标了')
    expect(refused.failed).toHaveBeenCalledOnce()
    await faultOf(refused.upload(share, fields, file, { silent: true }))
    expect(refused.warn).toHaveBeenCalledOnce()
    const { upload, expired } = setUp(() => answer({ code: 401, msg: 'x', data: null }))
    expect(await faultOf(upload(share, fields, file))).toBe('expired')
    expect(expired).toHaveBeenCalledOnce()
    const offline = setUp(() => Promise.reject(new TypeError('network')))
    expect(await faultOf(offline.upload(share, fields, file))).toBe('offline')
    expect(await faultOf(createUpload({ ...offline.ports, server: undefined })(share, fields, file))).toBe('noServer')
    expect(await faultOf(setUp(() => new Response('<html>')).upload(share, fields, file))).toBe('shape')
    expect(await faultOf(setUp(() => answer(good)).upload(share, fields, file))).toBe('shape')
    const cancelled = new AbortController()
    const waiting = setUp(({ init: { signal } }) => rejectOnAbort(signal))
    const result = faultOf(waiting.upload(share, fields, file, { signal: cancelled.signal }))
    cancelled.abort()
    expect(await result).toBe('cancelled')
  })

  test('is never cached', async () => {
    const { upload, asked } = setUp(() => answer(shared))
    await upload(share, fields, file)
    await upload(share, fields, file)
    expect(asked).toHaveLength(2)
  })
})

describe('a file', () => {
  const input = { url: 'https://site.example/a b.png' }

  test('is what the server answers in its type', async () => {
    const { file, asked } = setUp(
      () => new Response(Uint8Array.of(1, 2), { headers: { 'content-type': 'image/webp' } }),
    )
    expect(new Uint8Array(await (await file(picture, input)).arrayBuffer())).toEqual(Uint8Array.of(1, 2))
    expect(asked[0]?.url).toBe('http://genkan.test/api/picture?url=https%3A%2F%2Fsite.example%2Fa+b.png')
  })

  test('has in its address what its path names', async () => {
    const name = `${'a'.repeat(43)}.webp`
    const { file, asked, ports } = setUp(() => new Response('', { headers: { 'content-type': 'image/webp' } }))
    await file(uploadedFile, { name })
    expect(asked[0]?.url).toBe(uploadedAddress('http://genkan.test', name))
    expect(new URL(asked[0]?.url ?? '').pathname).toBe(`/u/${name}`)
    connect(ports)
    expect(fileUrl(uploadedFile, { name })).toBe(asked[0]?.url)
  })

  test('may have other types where its endpoint says so', async () => {
    const ofType = (type: string) => () => new Response('x', { headers: { 'content-type': type } })
    const drawing = { ...picture, moreTypes: ['image/png'] }
    expect((await setUp(ofType('image/png')).file(drawing, input)).type).toBe('image/png')
    await expect(setUp(ofType('image/png')).file(picture, input)).rejects.toMatchObject({ fault: 'shape' })
    await expect(setUp(ofType('text/html')).file(drawing, input)).rejects.toMatchObject({ fault: 'shape' })
  })

  test('that the server refuses rejects with its reason; anything else is no file', async () => {
    const refused = setUp(() => answer({ code: 413, msg: 'too large', data: null }, 413))
    await expect(refused.file(picture, input, { silent: true })).rejects.toMatchObject({
      fault: 'server',
      code: 413,
      message: 'too large',
    })
    expect(refused.warn).not.toHaveBeenCalled()
    await expect(setUp(() => answer(good)).file(picture, input)).rejects.toMatchObject({ fault: 'shape' })
    await expect(setUp(() => new Response('<html>')).file(picture, input)).rejects.toMatchObject({ fault: 'shape' })
    await expect(setUp(() => Promise.reject(new TypeError('offline'))).file(picture, input)).rejects.toMatchObject({
      fault: 'offline',
    })
  })
})
