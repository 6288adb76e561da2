import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Http, HttpFailure } from '../../core/ports/http.ts'
import { BLUE, GREEN, HOUR, type IconServer, look, page, png, RED, startIconServer } from '../../testing/icons.ts'
import { makeIco, makeIcoBitmap, makePng, makeSvg } from '../../testing/pictures.ts'
import { makeServer } from '../../testing/project.ts'
import { content, type Page, redirect } from '../../testing/web.ts'

let icons: IconServer
beforeAll(async () => {
  icons = await startIconServer()
})
beforeEach(() => icons.restart())
afterAll(() => icons.close())

describe('the icon of a site', () => {
  test('is the best one that its front page declares, with colour and name', async () => {
    icons.web.serve({
      'site.test/': page(`<title>Site - a slogan</title><meta name="theme-color" content="#102030">
        <link rel="icon" href="/16.png" sizes="16x16"><link rel="icon" href="/192.png" sizes="192x192">
        <link rel="manifest" href="/m.json">`),
      'site.test/16.png': png(16, BLUE),
      'site.test/192.png': png(192, RED),
      'site.test/m.json': content('{"short_name": "Short"}', 'application/json'),
    })
    const { src, ...rest } = await icons.iconOf(icons.web.at('site.test', '/deep/path?query=1'))
    expect(await look(src)).toEqual({ side: 250, color: 'red' })
    // The icon fills its square, so that its own colour goes on around it.
    expect(rest).toEqual({ background: '#dc1414', name: 'Short' })
    expect(icons.web.requests).toEqual(['site.test/', 'site.test/m.json', 'site.test/192.png'])
  })

  test('is a vector drawn by the server, never the file of the site', async () => {
    const svg = makeSvg('<circle cx="50" cy="50" r="40" fill="#14c814"/><script>alert(1)</script>')
    icons.web.serve({
      'site.test/': page(
        '<meta name="application-name" content="Round"><link rel="icon" href="/i.svg"><meta name="theme-color" content="#111111">',
      ),
      'site.test/i.svg': content(svg, 'image/svg+xml'),
    })
    const { src, background, name } = await icons.iconOf(icons.web.at('site.test'))
    expect(await look(src)).toEqual({ side: 250, color: 'green' })
    expect({ background, name }).toEqual({ background: '#111111', name: 'Round' })
  })

  test('is the next one if the best is missing, no picture or damaged', async () => {
    icons.web.serve({
      'site.test/':
        page(`<meta name="application-name" content="S"><link rel="icon" href="/gone.svg"><link rel="icon" href="/page.png" sizes="180x180">
        <link rel="icon" href="/cut.png" sizes="192x192"><link rel="icon" href="/good.png" sizes="512x512">`),
      'site.test/page.png': page('<title>Not here</title>'),
      'site.test/cut.png': content(makePng(192, 192).subarray(0, 200), 'image/png'),
      'site.test/good.png': png(300, GREEN),
    })
    expect(await look((await icons.iconOf(icons.web.at('site.test'))).src)).toEqual({ side: 250, color: 'green' })
  })

  test('is in the page itself, in the manifest or at the conventional addresses', async () => {
    const embedded = `data:image/png;base64,${Buffer.from(makePng(64, 64, () => [...BLUE, 255])).toString('base64')}`
    icons.web.serve({
      'site.test/': page(
        `<meta name="application-name" content="S"><link rel="icon" href="${embedded}" sizes="180x180">`,
      ),
    })
    expect(await look((await icons.iconOf(icons.web.at('site.test'))).src)).toEqual({ side: 128, color: 'blue' })

    const drawn =
      'data:image/svg+xml,<svg xmlns=%22http://www.w3.org/2000/svg%22 width=%22100%%22 viewBox=%220 0 9 9%22><rect width=%2250%%22 height=%22100%%22 fill=%22red%22/></svg>'
    icons.web.serve({
      'drawn.test/': page(`<meta name="application-name" content="D"><link rel="icon" href="${drawn}">`),
    })
    expect((await look((await icons.iconOf(icons.web.at('drawn.test'))).src)).side).toBe(250)

    icons.web.serve({
      'app.test/': page('<base href="/base/"><link rel="manifest" href="m.json">'),
      'app.test/base/m.json': content(
        '{"icons": [{"src": "i.png", "sizes": "192x192"}, {"src": "mono.png", "sizes": "180x180", "purpose": "monochrome"}]}',
        'application/json',
      ),
      'app.test/base/i.png': png(192, RED),
      'app.test/base/mono.png': png(180, BLUE),
    })
    expect(await look((await icons.iconOf(icons.web.at('app.test'))).src)).toEqual({ side: 250, color: 'red' })

    const ico = makeIco([
      { side: 16, data: makeIcoBitmap(16, () => [...BLUE, 255]) },
      { side: 48, data: makeIcoBitmap(48, () => [...GREEN, 255]) },
    ])
    icons.web.serve({ 'old.test/favicon.ico': content(ico, 'image/x-icon') })
    expect(await look((await icons.iconOf(icons.web.at('old.test'))).src)).toEqual({ side: 96, color: 'green' })
  })

  test('of a site that leads to another’s login page is its own', async () => {
    icons.web.serve({
      'mail.test/': redirect(icons.web.at('login.test', '/signin')),
      'login.test/signin': page('<title>Sign in</title><link rel="icon" href="/login.svg">'),
      'login.test/login.svg': content(makeSvg('<rect width="100" height="100" fill="#1414dc"/>'), 'image/svg+xml'),
      'mail.test/favicon.ico': png(32, RED),
    })
    const { src, name } = await icons.iconOf(icons.web.at('mail.test'))
    expect([await look(src), name]).toEqual([{ side: 64, color: 'red' }, ''])
  })

  test('is that of the page to which the front page sends a browser, once', async () => {
    icons.web.serve({
      'site.test/': page(`<meta http-equiv="refresh" content="0;url=${icons.web.at('www.site.test')}">`),
      'www.site.test/': page('<title>Site</title><link rel="icon" href="/i.png" sizes="180x180">'),
      'www.site.test/i.png': png(180, GREEN),
      'loop.test/': page('<meta http-equiv="refresh" content="0;url=/">'),
    })
    const { src, name } = await icons.iconOf(icons.web.at('site.test'))
    expect([await look(src), name]).toEqual([{ side: 250, color: 'green' }, 'Site'])
    await icons.iconOf(icons.web.at('loop.test'))
    expect(icons.web.requests.filter((path) => path === 'loop.test/')).toHaveLength(2)
    icons.web.serve({
      'evil.test/': page(`<meta http-equiv="refresh" content="0;url=${icons.web.at('private.test')}">`),
    })
    await icons.iconOf(icons.web.at('evil.test'))
    expect(icons.web.leaks).toEqual([])
  })

  test('and its name are read in the charset of its page', async () => {
    const gbk = Buffer.concat([
      Buffer.from('<meta charset=gbk><title>'),
      Buffer.from('b0d9b6c8', 'hex'),
      Buffer.from('</title>'),
    ])
    icons.web.serve({ 'site.test/': content(gbk, 'text/html') })
    expect(await icons.iconOf(icons.web.at('site.test'))).toEqual({ src: '', background: '', name: '百度' })
  })

  test('is found at the start of a page that is too long, and of one without an end', async () => {
    const head = '<head><meta name="application-name" content="Long"><link rel="icon" href="/i.png" sizes="180x180">'
    const endless: Page = (response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).write(head)
      const pour = () => {
        while (!response.destroyed && response.write('x'.repeat(64 * 1024))) {}
      }
      response.on('drain', pour)
      pour()
    }
    icons.web.serve({ 'site.test/': endless, 'site.test/i.png': png(180, RED) })
    expect((await icons.iconOf(icons.web.at('site.test'))).name).toBe('Long')
  })
})

describe('a site without an icon', () => {
  const nothing = { src: '', background: '', name: '' }

  test('is a normal answer', async () => {
    icons.web.serve({ 'site.test/': page('<title>Plain</title>') })
    expect(await icons.ask(`/api/get_network_icon?url=${icons.web.at('site.test')}`)).toEqual({
      status: 200,
      code: 0,
      msg: '',
      data: { ...nothing, name: 'Plain', shareable: false },
    })
    expect(icons.web.requests).toEqual(['site.test/', 'site.test/apple-touch-icon.png', 'site.test/favicon.ico'])
    icons.web.serve({})
    expect(await icons.iconOf(icons.web.at('gone.test'))).toEqual(nothing)
  })

  test('in a private network is not asked', async () => {
    icons.web.serve({})
    for (const address of [
      icons.web.at('private.test'),
      icons.web.at('127.0.0.20'),
      icons.web.at('[::1]'),
      'http://169.254.169.254/latest',
      'http://site.test:22/',
    ]) {
      expect([address, await icons.iconOf(address)]).toEqual([address, nothing])
    }
    expect([icons.web.requests, icons.web.leaks]).toEqual([[], []])
  })

  test('only a malformed address is refused', async () => {
    for (const url of [
      '',
      'site.test',
      'javascript:alert(1)',
      'file:///etc/passwd',
      'https://user:pass@site.test',
      `https://site.test/${'x'.repeat(3000)}`,
    ]) {
      expect([url, await icons.ask(`/api/get_network_icon?url=${encodeURIComponent(url)}`)]).toMatchObject([
        url,
        { code: 400, data: null },
      ])
    }
  })

  test('costs six requests at most, and one that never answers eight seconds', async () => {
    const many = Array.from(
      { length: 50 },
      (_, index) => `<link rel="icon" href="/${index}.png" sizes="192x192">`,
    ).join('')
    icons.web.serve({ 'site.test/': page(`<link rel="manifest" href="/m.json">${many}`) })
    await icons.iconOf(icons.web.at('site.test'))
    expect(icons.web.requests).toHaveLength(6)

    let now = 0
    const never: Http = async ({ timeoutMs = Infinity }) => {
      now += timeoutMs
      throw new HttpFailure('timeout', 'no answer')
    }
    const waiting = await makeServer({ http: never, images: icons.images, clock: { now: () => now } })
    const answer = await waiting.app.request(`/api/get_network_icon?url=${icons.web.at('slow.test')}`)
    expect(await answer.json()).toMatchObject({ code: 0, data: nothing })
    expect(now).toBe(8000)
    await waiting.close()
  })
})

describe('what is known of a site', () => {
  const site = {
    'site.test/': page('<meta name="application-name" content="S"><link rel="icon" href="/i.png" sizes="180x180">'),
    'site.test/i.png': png(180, RED),
  }

  test('is kept for thirty days, and longer while the site cannot be reached', async () => {
    icons.web.serve(site)
    const first = await icons.iconOf(icons.web.at('site.test'))
    icons.wait(29 * 24 * HOUR)
    expect(await icons.iconOf(icons.web.at('site.test', '/other'))).toEqual(first)
    expect(icons.web.requests).toHaveLength(2)
    icons.wait(2 * 24 * HOUR)
    icons.web.serve({})
    expect(await icons.iconOf(icons.web.at('site.test'))).toEqual(first)
    expect(icons.web.requests.length).toBeGreaterThan(0)
    icons.web.serve({ ...site, 'site.test/i.png': png(180, BLUE) })
    icons.wait(25 * HOUR)
    expect(await look((await icons.iconOf(icons.web.at('site.test'))).src)).toMatchObject({ color: 'blue' })
  })

  test('is asked for once by many at the same time', async () => {
    icons.web.serve(site)
    const answers = await Promise.all(Array.from({ length: 20 }, () => icons.iconOf(icons.web.at('site.test'))))
    expect(new Set(answers.map(({ src }) => src)).size).toBe(1)
    expect(icons.web.requests).toHaveLength(2)
  })

  test('is not decided while pictures cannot be decoded', async () => {
    icons.web.serve(site)
    const without = await makeServer({ http: icons.web.http })
    const path = `/api/get_network_icon?url=${icons.web.at('site.test')}`
    expect(await (await without.app.request(path)).json()).toMatchObject({ code: 0, data: { src: '' } })
    expect(await without.database.selectFrom('network_icon').selectAll().execute()).toEqual([])
    await without.close()
  })

  test('is asked for at most thirty times a minute from one address', async () => {
    icons.web.serve({})
    const statuses = await Promise.all(
      Array.from({ length: 31 }, async () => (await icons.ask('/api/get_network_icon?url=x', '198.51.100.9')).status),
    )
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  })
})
