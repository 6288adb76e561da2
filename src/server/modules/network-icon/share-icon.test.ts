import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { BLUE, GREEN, type IconServer, look, page, png, RED, square, startIconServer } from '../../testing/icons.ts'
import { makePng, makeSvg, wrapPng } from '../../testing/pictures.ts'
import { writeIcon } from './icon-repository.ts'
import { writeSharedIcon } from './shared-icon-repository.ts'

let icons: IconServer
beforeAll(async () => {
  icons = await startIconServer()
})
beforeEach(() => icons.restart())
afterAll(() => icons.close())

const PATH = '/api/upload_network_icon'
const ALICE = '198.51.100.1'
const BOB = '198.51.100.2'
const HEADERS = { 'sec-fetch-site': 'same-origin' }

interface Upload {
  readonly url?: string
  readonly name?: string
  readonly bg?: string
  readonly file?: Uint8Array | string
  readonly type?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Shares an icon as the page does. */
function share(
  address: string,
  { url = 'https://shop.site.com/', name = 'Shop', bg = '#123456', file, type, headers }: Upload,
) {
  const body = new FormData()
  for (const [field, value] of Object.entries({ url, name, bg })) body.set(field, value)
  const bytes = file ?? square(250, RED)
  body.set(
    'file',
    typeof bytes === 'string'
      ? bytes
      : new File([Uint8Array.from(bytes)], '../../x.png', { type: type ?? 'image/png' }),
  )
  return icons.ask(PATH, address, { method: 'POST', body, headers: headers ?? HEADERS })
}
/** The icon of a site that does not answer. */
const shared = (address = 'https://shop.site.com/') => icons.iconOf(address)

/** Puts a shared icon into the database as if someone had shared it earlier. */
const store = (site: string) =>
  writeSharedIcon(icons.server().database, {
    ...{ site, owner: 'x', background: '', name: '', shared_at: 0 },
    webp: Buffer.from('shared'),
  })

describe('a shared icon', () => {
  test('is given to others while its site offers none', async () => {
    const { code, data } = await share(ALICE, {})
    expect([code, await look(data?.src)]).toEqual([0, { side: 250, color: 'red' }])
    expect(await shared()).toEqual({ src: data?.src, background: '#123456', name: 'Shop' })
    expect(await shared('http://www.shop.site.com/page')).toEqual(await shared())
    expect((await shared('https://other.site.com/')).src).toBe('')
  })

  test('gives way to the icon of the site', async () => {
    const host = 'own.test'
    icons.web.serve({
      [`${host}/`]: page('<link rel="icon" href="/i.png" sizes="180x180">'),
      [`${host}/i.png`]: png(180, BLUE),
    })
    await store(host)
    expect(await look((await shared(icons.web.at(host))).src)).toMatchObject({ color: 'blue' })
  })

  test('is replaced by the one who shared it, and by no one else', async () => {
    await share(ALICE, {})
    expect(await share(BOB, { file: square(250, BLUE) })).toMatchObject({
      code: 400,
      msg: 'This site already has an icon here.',
    })
    expect(await look((await shared()).src)).toMatchObject({ color: 'red' })
    expect(await share(ALICE, { file: square(250, GREEN), name: 'New' })).toMatchObject({ code: 0 })
    expect(await look((await shared()).src)).toMatchObject({ color: 'green' })
    expect((await shared()).name).toBe('New')
  })

  test('is drawn anew: an SVG file becomes pixels, and nothing of the upload is kept', async () => {
    const svg = makeSvg('<rect width="100" height="100" fill="#1414dc"/><script>alert("CANARY")</script>')
    expect(await look((await share(ALICE, { file: svg, type: 'image/svg+xml' })).data?.src)).toMatchObject({
      color: 'blue',
    })
    const rows = await icons.server().database.selectFrom('shared_icon').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(Buffer.from(rows[0]?.webp ?? []).includes('CANARY')).toBe(false)
    expect(JSON.stringify(rows)).not.toContain(ALICE)
  })

  test('is refused for private sites and for those of the catalogue', async () => {
    for (const url of [
      'http://nas/',
      'http://192.168.1.1/',
      'https://1.1.1.1/',
      'https://router.lan/',
      'https://site.com:8443/',
    ]) {
      expect([url, await share(ALICE, { url })]).toMatchObject([
        url,
        { code: 400, msg: 'Icons can be shared for public sites only.' },
      ])
    }
    expect(await share(ALICE, { url: 'https://www.baidu.com/x' })).toMatchObject({
      code: 400,
      msg: 'This site already has an icon here.',
    })
  })

  test('is refused with the reason when it is no picture, too large or incomplete', async () => {
    expect(await share(ALICE, { file: Buffer.from('GIF89a<script>') })).toMatchObject({
      code: 400,
      msg: 'This isn’t a picture that can be read.',
    })
    expect(await share(ALICE, { file: wrapPng(50_000, 50_000, Buffer.from([1])) })).toMatchObject({ code: 413 })
    expect(await share(ALICE, { file: makePng(8, 8), type: 'text/html' })).toMatchObject({
      code: 400,
      msg: 'The request isn’t valid: file',
    })
    expect(await share(ALICE, { file: 'a text' })).toMatchObject({ code: 400 })
    expect(await share(ALICE, { url: 'javascript:alert(1)' })).toMatchObject({
      code: 400,
      msg: 'The request isn’t valid: url',
    })
    expect(await share(ALICE, { bg: 'red;}' })).toMatchObject({ code: 400, msg: 'The request isn’t valid: bg' })
    expect(await share(ALICE, { name: 'x'.repeat(41) })).toMatchObject({ code: 400 })
    expect(await share(ALICE, { file: Buffer.alloc(2 * 1024 * 1024 + 1) })).toMatchObject({ status: 413, code: 413 })
    expect(await share(ALICE, { file: Buffer.alloc(3 * 1024 * 1024) })).toMatchObject({ status: 413, code: 413 })
    expect((await shared()).src).toBe('')
  })

  test('is not used for a site that the catalogue knows', async () => {
    await store('baidu.com')
    await store('site.com')
    expect((await shared('https://site.com/')).src).not.toBe('')
    expect((await shared('https://www.baidu.com/')).src).toBe('')
  })

  test('is limited to twenty a day from one address', async () => {
    const file = square(16, RED)
    for (let index = 0; index < 20; index += 1) {
      expect(await share(ALICE, { file, url: `https://s${index}.site.com/` })).toMatchObject({ code: 0 })
    }
    expect(await share(ALICE, { file, url: 'https://s20.site.com/' })).toMatchObject({ status: 429, code: 429 })
    expect(await share(BOB, { file, url: 'https://s20.site.com/' })).toMatchObject({ code: 0 })
  })

  test('can be switched off by the operator', async () => {
    await icons.restart({ SHARED_ICONS: 'off' })
    await store('shop.site.com')
    expect((await shared()).src).toBe('')
    expect(await share(ALICE, {})).toMatchObject({ code: 503, msg: 'Sharing icons is switched off on this server.' })
  })
})

describe('a site says whether an icon may be shared for it:', () => {
  const isShareable = async (url: string, address?: string) =>
    (await icons.ask(`/api/get_network_icon?url=${encodeURIComponent(url)}`, address)).data?.shareable

  test('yes for a public site without one, no for private sites and those of the catalogue', async () => {
    expect(await isShareable('https://shop.site.com/')).toBe(true)
    for (const url of ['http://nas/', 'http://192.168.1.1/', 'https://site.com:8443/', 'https://www.baidu.com/x'])
      expect([url, await isShareable(url)]).toEqual([url, false])
  })

  test('no for one that offers its own', async () => {
    const row = { origin: 'https://own.site.com', webp: Buffer.from('x'), background: '', name: '', used_at: 0 }
    await writeIcon(icons.server().database, { ...row, fresh_until: Date.UTC(2030, 1, 1) })
    expect(await isShareable('https://own.site.com/')).toBe(false)
  })

  test('for one that someone shares already only to him', async () => {
    await share(ALICE, {})
    expect(await isShareable('https://shop.site.com/', ALICE)).toBe(true)
    expect(await isShareable('https://shop.site.com/', BOB)).toBe(false)
  })

  test('no where the operator has switched sharing off', async () => {
    await icons.restart({ SHARED_ICONS: 'off' })
    expect(await isShareable('https://shop.site.com/')).toBe(false)
  })
})

test('a form of another site is refused', async () => {
  const own = { host: 'start.example.org', origin: 'http://start.example.org' }
  for (const headers of [HEADERS, own, { ...own, 'sec-fetch-site': 'same-origin' }]) {
    expect([headers, await share(ALICE, { headers })]).toMatchObject([headers, { code: 0 }])
  }
  for (const headers of [
    {},
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { ...own, 'sec-fetch-site': 'cross-site' },
    { ...own, origin: 'http://evil.example.org' },
    { ...own, origin: 'http://start.example.org:81' },
    { ...own, origin: 'null' },
    { origin: 'http://start.example.org' },
  ]) {
    expect([headers, await share(BOB, { headers })]).toMatchObject([headers, { code: 403 }])
  }
  const plain = await icons.ask(PATH, BOB, {
    method: 'POST',
    body: '{}',
    headers: { ...HEADERS, 'content-type': 'application/json' },
  })
  expect(plain).toMatchObject({ code: 400, msg: 'The request isn’t valid: content-type' })
  const broken = await icons.ask(PATH, BOB, {
    method: 'POST',
    body: 'no form',
    headers: { ...HEADERS, 'content-type': 'multipart/form-data; boundary=x' },
  })
  expect(broken).toMatchObject({ code: 400, msg: 'The request isn’t valid: body' })
})
