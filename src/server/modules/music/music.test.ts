import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openStreams } from '../../adapters/fetch/stream.ts'
import { openImages } from '../../adapters/images/images.ts'
import { HttpFailure, type HttpRequest } from '../../core/ports/http.ts'
import { makePng } from '../../testing/pictures.ts'
import { makeServer, silentLog, type TestServer } from '../../testing/project.ts'

const PASSWORD = 'open-sesame'
const GUEST = '0a1b2c3d4e'
const json = (answer: object) => ({
  ...{ status: 200, url: '', headers: { 'content-type': 'application/json' } },
  body: new TextEncoder().encode(JSON.stringify(answer)),
})
const SOUND = Buffer.from(Array.from({ length: 200_000 }, (_, index) => index % 251))

let library: Server
let server: TestServer
let streams: ReturnType<typeof openStreams>
const { images, close: closeImages } = openImages({ log: silentLog })
const asked: HttpRequest[] = []
const streamed: (string | undefined)[] = []
let cut = 0

/** A Subsonic server, as far as it streams. */
beforeAll(async () => {
  library = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://library')
    streamed.push(request.headers.range)
    if (searchParams.get('id') === 'gone') {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"subsonic-response":{"status":"failed"}}')
      return
    }
    if (searchParams.get('id') === 'endless') {
      response.writeHead(200, { 'content-type': 'audio/mpeg' })
      const pour = () => {
        while (!response.destroyed && response.write(SOUND)) {}
      }
      response.on('drain', pour).on('close', () => {
        cut += 1
      })
      pour()
      return
    }
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
    const part = from === undefined ? SOUND : SOUND.subarray(Number(from), Number(to) + 1)
    response.writeHead(from === undefined ? 200 : 206, {
      'content-type': searchParams.get('format') === 'mp3' ? 'audio/mpeg' : 'audio/flac',
      'content-length': part.byteLength,
      'set-cookie': 'session=1',
      ...(from !== undefined && { 'content-range': `bytes ${from}-${to}/${SOUND.byteLength}` }),
    })
    response.end(part)
  })
  await new Promise<void>((resolve) => library.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(library.address() as AddressInfo).port}`
  streams = openStreams(new Set([origin]))
  const http = async (request: HttpRequest) => {
    asked.push(request)
    if (request.url.includes('/register/anonimous')) return json({ code: 200, cookie: `MUSIC_A=${GUEST}; Path=/` })
    if (!request.url.includes('getCoverArt') && !request.url.includes('126.net'))
      throw new HttpFailure('network', 'nobody')
    return { status: 200, url: request.url, headers: { 'content-type': 'image/png' }, body: makePng(600, 600) }
  }
  server = await makeServer(
    { http, images, stream: streams.stream },
    {
      SUBSONIC_URL: origin,
      SUBSONIC_USER: 'reader',
      SUBSONIC_PASSWORD: PASSWORD,
      NETEASE_URL: 'https://music.example.org',
    },
  )
  await images.decode(makePng(32, 32), 'preview', 'warm-up')
})
beforeEach(() => {
  asked.length = 0
  streamed.length = 0
})
afterAll(async () => {
  await server.close()
  await streams.close()
  closeImages()
  library.closeAllConnections()
  library.close()
})
const request = (path: string, headers: Record<string, string> = {}) => server.app.request(`/api/${path}`, { headers })
const codeOf = async (path: string) => (await (await request(path)).json()).code

test('a sound passes as it is, whole or in part, in its usual form or another', async () => {
  const whole = await request('music_stream?id=subsonic-1')
  expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'audio/flac'])
  expect(Buffer.from(await whole.arrayBuffer()).equals(SOUND)).toBe(true)
  expect(whole.headers.get('set-cookie')).toBeNull()
  const part = await request('music_stream?id=subsonic-1&form=other', { range: 'bytes=100-199' })
  expect([part.status, part.headers.get('content-type'), part.headers.get('content-range')]).toEqual([
    206,
    'audio/mpeg',
    'bytes 100-199/200000',
  ])
  expect(Buffer.from(await part.arrayBuffer()).equals(SOUND.subarray(100, 200))).toBe(true)
  expect(streamed).toEqual([undefined, 'bytes=100-199'])
})

test('what is no sound is refused in words, without what the library said', async () => {
  const answer = await request('music_stream?id=subsonic-gone')
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({ code: 503, data: null })
  for (const bad of ['subsonic-../1', 'netease-1', 'subsonic-a%26b'])
    expect(await codeOf(`music_stream?id=${bad}`)).toBe(400)
})

test('a listener who leaves ends the stream at the library', async () => {
  const answer = await request('music_stream?id=subsonic-endless')
  const reader = answer.body?.getReader()
  await reader?.read()
  await reader?.cancel()
  await expect.poll(() => cut).toBe(1)
})

test('covers are drawn anew: those of the library by its own server alone, the others as any picture', async () => {
  for (const [id, isTrusted] of [
    ['subsonic-al-1', true],
    ['netease-a_-==/10.jpg', false],
  ] as const) {
    const answer = await request(`music_cover?id=${encodeURIComponent(id)}`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(asked.at(-1)).toMatchObject({ isTrusted })
  }
  expect(await codeOf('music_cover?id=netease-..%2F..%2F1.jpg')).toBe(400)
})

test('a guest session is opened at the operator’s server, whose cookie the page does not get', async () => {
  const answer = await request('youke_login')
  const text = await answer.text()
  expect(JSON.parse(text)).toMatchObject({ code: 0, data: { age: 0 } })
  expect(text + JSON.stringify([...answer.headers])).not.toContain(GUEST)
  await request('get_song?id=netease-1')
  expect(asked.at(-1)?.url).toContain(`cookie=MUSIC_A%3D${GUEST}`)
})

test('servers that do not answer are refused, and the password is in no answer', async () => {
  const paths = [
    'toplist',
    'toplist?server=subsonic',
    'top_detail?id=subsonic-album-1',
    'music_search?server=subsonic&text=x',
    'get_song?id=netease-1',
    'get_lyric?id=subsonic-1',
    'contacts',
    'capabilities',
  ]
  for (const path of paths) {
    const text = await (await request(path)).text()
    expect(text).not.toContain(PASSWORD)
    if (!path.startsWith('c')) expect(JSON.parse(text)).toMatchObject({ code: 503, data: null })
  }
  const sources = JSON.parse(await (await request('contacts')).text()).data
  expect(JSON.stringify(sources)).toContain('music.subsonic')
  expect(await codeOf('get_song?id=subsonic-1')).toBe(400)
})

test('a stream goes to the operator’s own servers alone', async () => {
  await expect(streams.stream({ url: 'http://127.0.0.1:9/' })).rejects.toMatchObject({ kind: 'blocked' })
  await expect(
    openStreams(new Set(['http://127.0.0.1:9'])).stream({ url: 'http://127.0.0.1:9/' }),
  ).rejects.toMatchObject({
    kind: 'network',
  })
})
