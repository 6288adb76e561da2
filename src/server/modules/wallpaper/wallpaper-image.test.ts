import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openImages } from '../../adapters/images/images.ts'
import { makePng, makeSvg } from '../../testing/pictures.ts'
import { makeServer, silentLog, type TestServer } from '../../testing/project.ts'
import { content, type FakeWeb, redirect, startWeb } from '../../testing/web.ts'

let web: FakeWeb
let server: TestServer
const { images, close: closeImages } = openImages({ log: silentLog })
beforeAll(async () => {
  web = await startWeb()
  server = await makeServer({ http: web.http, images })
  await images.decode(makePng(32, 32), 'preview', 'warm-up')
  await images.decode(makePng(32, 32), 'wallpaper', 'warm-up')
})
afterEach(() => expect(web.leaks).toEqual([]))
afterAll(async () => {
  await server.close()
  closeImages()
  await web.close()
})

const ask = (url: string, mini = false) =>
  server.app.request(`/api/wallpaper_image?url=${encodeURIComponent(url)}${mini ? '&mini=1' : ''}`)
const codeOf = async (url: string) => (await (await ask(url)).json()).code

describe('the picture at an address', () => {
  test('is drawn anew as WebP, which a browser may keep for a day', async () => {
    web.serve({ 'site.test/lake.png': content(makePng(900, 600), 'image/png') })
    const answer = await ask(web.at('site.test', '/lake.png'))
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=86400, immutable',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    })
    expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ format: 'webp', width: 900 })
  })

  test('is fetched once for its preview', async () => {
    web.serve({ 'site.test/lake.png': content(makePng(900, 600), 'image/png') })
    for (let times = 0; times < 2; times += 1) {
      const answer = await ask(web.at('site.test', '/lake.png'), true)
      expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ width: 480, height: 320 })
    }
    expect(web.requests).toHaveLength(1)
  })

  test('is refused if it is none, an SVG, too large, missing or in a private network', async () => {
    web.serve({
      'site.test/page': content('<html>'),
      'site.test/drawing.svg': content(makeSvg('<rect width="100" height="100"/>'), 'image/svg+xml'),
      'site.test/huge.png': content(Buffer.alloc(16 * 1024 * 1024), 'image/png'),
      'site.test/inside': redirect(web.at('private.test', '/secret')),
    })
    expect(await codeOf(web.at('site.test', '/page'))).toBe(400)
    expect(await codeOf(web.at('site.test', '/drawing.svg'))).toBe(400)
    expect(await codeOf(web.at('site.test', '/huge.png'))).toBe(413)
    expect(await codeOf(web.at('site.test', '/missing'))).toBe(503)
    expect(await codeOf(web.at('site.test', '/inside'))).toBe(503)
    expect(await codeOf(web.at('private.test', '/'))).toBe(503)
    for (const url of ['file:///etc/passwd', 'data:image/png;base64,AA', 'https://me:pw@site.test/', '/a'])
      expect(await codeOf(url), url).toBe(400)
  })

  test('is given thirty times a minute to one address', async () => {
    const limited = await makeServer({ http: web.http, images })
    web.serve({})
    const codes: number[] = []
    for (let times = 0; times < 31; times += 1)
      codes.push((await limited.app.request(`/api/wallpaper_image?url=${web.at('site.test')}`)).status)
    expect(new Set(codes.slice(0, 30))).toEqual(new Set([503]))
    expect(codes[30]).toBe(429)
    await limited.close()
  })
})
