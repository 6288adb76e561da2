import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Log } from '../../core/log.ts'
import { makeFolder, makeServer, silentLog, type TemporaryFolder, type TestServer } from '../../testing/project.ts'
import { openLive2d } from './open-live2d.ts'

const told: Parameters<Log['warn']>[] = []
let added: TemporaryFolder
let server: TestServer
let without: TestServer

beforeAll(async () => {
  added = makeFolder()
  const { path, write } = added
  write('secret.json', 'SECRET')
  write('bundle/runtime.js', 'export default 0')
  symlinkSync(join(path, 'bundle/runtime.js'), join(path, 'linked.js'))
  write('models/小春/haru.model3.json', '{"Version":3}')
  write('models/小春/haru.moc3', 'MOC3')
  write('models/小春/haru.2048/texture_00.png', Buffer.alloc(100))
  write('models/小春/sounds/a.wav', 'RIFF')
  write('models/小春/sounds/a.ogg', 'OggS')
  write('models/小春/page.html', 'SECRET')
  write('models/小春/art.svg', 'SECRET')
  write('models/小春/.key.json', 'SECRET')
  symlinkSync(join(path, 'secret.json'), join(path, 'models/小春/link.json'))
  symlinkSync(path, join(path, 'models/小春/up'))
  symlinkSync(join(path, 'secret.json'), join(path, 'models/小春/haru.moc3.gz'))
  write('models/mao/mao.model3.json', '{}')
  write('models/two/a.model3.json', 'SECRET')
  write('models/two/b.model3.json', 'SECRET')
  write('models/.hidden/a.model3.json', 'SECRET')
  write('models/loose.model3.json', 'SECRET')
  symlinkSync(join(path, 'models/mao'), join(path, 'models/alias'))
  const config = { runtime: join(path, 'linked.js'), models: join(path, 'models') }
  server = await makeServer({ live2d: await openLive2d(config, { ...silentLog, warn: (...line) => told.push(line) }) })
  without = await makeServer()
})
afterAll(async () => {
  await Promise.all([server.close(), without.close()])
  added.remove()
})

const get = (path: string, init: RequestInit = {}) => server.app.request(path, init)
const offered = async ({ app }: TestServer) => (await (await app.request('/api/capabilities')).json()).data.live2d

test('what is offered are the folders with one model3.json, by their names; the log is told of the others', async () => {
  const { runtime, models } = await offered(server)
  expect(models).toEqual([
    { id: 'mao', address: '/live2d/models/mao/mao.model3.json' },
    { id: '小春', address: `/live2d/models/${encodeURIComponent('小春')}/haru.model3.json` },
  ])
  for (const address of [runtime, ...models.map(({ address }: { address: string }) => address)])
    expect((await get(address)).status).toBe(200)
  expect(told).toEqual([[{ folder: 'two', count: 2 }, expect.stringContaining('no Live2D model')]])
})

test('without any nothing is offered nor served, and the page may not compile WebAssembly', async () => {
  expect(await offered(without)).toBeUndefined()
  expect((await without.app.request('/live2d/runtime.js')).status).toBe(404)
  const policyOf = async ({ app }: TestServer, path: string) =>
    (await app.request(path)).headers.get('content-security-policy')
  expect(await policyOf(without, '/')).not.toContain('wasm')
  expect(await policyOf(server, '/')).toContain("script-src 'self' 'wasm-unsafe-eval';")
})

describe('a file', () => {
  test.each([
    ['/live2d/runtime.js', 'text/javascript; charset=utf-8'],
    ['/live2d/models/小春/haru.model3.json', 'application/json'],
    ['/live2d/models/小春/haru.moc3', 'application/octet-stream'],
    ['/live2d/models/小春/haru.2048/texture_00.png', 'image/png'],
    ['/live2d/models/小春/sounds/a.wav', 'audio/wav'],
    ['/live2d/models/小春/sounds/a.ogg', 'audio/ogg'],
  ])('%s is %s, for pages of this server, and asked about each time', async (path, type) => {
    const answer = await get(path)
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': type,
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    })
    const etag = answer.headers.get('etag') ?? ''
    expect((await get(path, { headers: { 'if-none-match': etag } })).status).toBe(304)
  })

  test('has parts and a head, and is only read', async () => {
    const path = '/live2d/models/小春/haru.2048/texture_00.png'
    const part = await get(path, { headers: { range: 'bytes=0-9' } })
    expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 10])
    const head = await get(path, { method: 'HEAD' })
    expect([head.status, await head.text(), head.headers.get('content-length')]).toEqual([200, '', '100'])
    expect((await get(path, { method: 'POST' })).status).toBe(405)
  })
})

test('a link out of its folder is no compressed form of a file either', async () => {
  const answer = await get('/live2d/models/小春/haru.moc3', { headers: { 'accept-encoding': 'gzip' } })
  expect([answer.headers.get('content-encoding'), await answer.text()]).toEqual([null, 'MOC3'])
})

test.each([
  ...['/live2d', '/live2d/', '/live2d/other.js', '/live2d/runtime.js/', '/live2d/runtime.js.map', '/live2d/models'],
  ...['/live2d/models/', '/live2d/models/mao', '/live2d/models/mao/', '/live2d/models/loose.model3.json'],
  ...[
    '/live2d/models/two/a.model3.json',
    '/live2d/models/.hidden/a.model3.json',
    '/live2d/models/alias/mao.model3.json',
  ],
  ...['page.html', 'art.svg', '.key.json', '%2ekey.json', 'link.json', 'up/secret.json', 'haru.model3', 'haru'].map(
    (name) => `/live2d/models/小春/${name}`,
  ),
  ...['/../../secret.json', '/..%2f..%2fsecret.json', '/%2e%2e/%2e%2e/secret.json', '/..%5c..%5csecret.json'].map(
    (path) => `/live2d/models/mao${path}`,
  ),
  ...['/..\\..\\secret.json', '//secret.json', '/%00.json', '/secret.json%00.png', '/%', '/%c0%ae/a.json'].map(
    (path) => `/live2d/models/mao${path}`,
  ),
  ...['..', '%2e%2e', '..%2f', '%', '%00', '__proto__', 'constructor'].map((id) => `/live2d/models/${id}/secret.json`),
])('%s is 404', async (path) => {
  const answer = await get(path)
  expect(answer.status).toBe(404)
  expect(await answer.text()).not.toContain('SECRET')
})
