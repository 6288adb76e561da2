import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodePage } from './decode-page.ts'
import { embeddedBytes, resolveIcon } from './icon-address.ts'
import { parseManifest } from './manifest.ts'
import { parsePage } from './parse-page.ts'

const ADDRESS = 'https://site.test/a/b?c=1'
const page = (head: string) =>
  parsePage(`<!doctype html><html><head>${head}</head><body><p>text</p></body></html>`, ADDRESS)
const hrefs = (head: string) => page(head).icons.map(({ href }) => href)

describe('the head of a page', () => {
  test('declares icons with their sizes and kinds', () => {
    const head = `
      <link rel="icon" href="/f.svg" type="image/svg+xml" sizes="any">
      <link rel="SHORTCUT ICON" href="f.ico" sizes="16x16 48X48">
      <LINK REL=apple-touch-icon HREF=//cdn.test/t.png>
      <link rel="alternate icon" href="/a.png" sizes="32x32">
      <link rel="icon" href="/dark.png" sizes="180x180" media="(prefers-color-scheme: dark)">
      <link rel="mask-icon" href="/mask.svg" color="#000"><link rel="stylesheet" href="/s.css">`
    expect(page(head).icons).toEqual([
      { href: 'https://site.test/f.svg', kind: 'icon', size: undefined, isSvg: true },
      { href: 'https://site.test/a/f.ico', kind: 'icon', size: 48, isSvg: false },
      { href: 'https://cdn.test/t.png', kind: 'touch', size: undefined, isSvg: false },
      { href: 'https://site.test/a.png', kind: 'icon', size: 32, isSvg: false },
    ])
  })

  test('gives names, title, colours and manifest; the colour for a dark browser does not count', () => {
    const head = `
      <title>百度一下 &amp; more</title><title>second</title>
      <meta name="application-name" content="Baidu"><meta property="og:site_name" content="Site">
      <meta name="theme-color" content="#000000" media="(prefers-color-scheme: dark)">
      <meta name="theme-color" content="#4e6ef2"><link rel="manifest" href="/m.json">`
    expect(page(head)).toMatchObject({
      title: '百度一下 & more',
      names: ['Baidu', 'Site'],
      themeColors: ['#4e6ef2'],
      manifest: 'https://site.test/m.json',
    })
  })

  test('resolves addresses against its base, wherever that stands', () => {
    expect(hrefs('<link rel="icon" href="i.png"><base href="https://cdn.test/x/">')).toEqual([
      'https://cdn.test/x/i.png',
    ])
    expect(hrefs('<base href="../y/"><link rel="icon" href="i.png">')).toEqual(['https://site.test/y/i.png'])
  })

  test.each([
    'javascript:alert(1)//',
    'data:text/html,x',
    'file:///etc/',
    'https://user:pass@cdn.test/',
    'about:blank',
  ])('ignores the base %s', (base) =>
    expect(hrefs(`<base href="${base}"><link rel="icon" href="/i.png">`)).toEqual(['https://site.test/i.png']),
  )

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:application/javascript,alert(1)',
    'file:///etc/passwd',
    'ftp://site.test/i.png',
    'blob:https://site.test/1',
    'https://user:pass@site.test/i.png',
    'https://user@site.test/i.png',
    'http://[::1',
    '',
    '   ',
  ])('takes no icon from %j', (href) => expect(hrefs(`<link rel="icon" href="${href}">`)).toEqual([]))

  test('takes an embedded picture, up to a size', () => {
    expect(hrefs('<link rel="icon" href="data:image/png;base64,AAAA">')).toEqual(['data:image/png;base64,AAAA'])
    expect(hrefs(`<link rel="icon" href="data:image/png;base64,${'A'.repeat(800_000)}">`)).toEqual([])
  })

  test('may send a browser on at once', () => {
    const refresh = (content: string) => page(`<meta http-equiv=Refresh content="${content}">`).refresh
    expect(refresh('0;url=http://www.site.test/')).toBe('http://www.site.test/')
    expect(refresh(" 5 , URL = '/start'")).toBe('https://site.test/start')
    for (const content of ['5', '0;url=javascript:alert(1)', '3600; url=/later', '0;url=file:///x']) {
      expect([content, refresh(content)]).toEqual([content, undefined])
    }
  })

  test('ends where the body begins: what visitors write is not the site’s', () => {
    const html = '<head><title>Forum</title></head><body><link rel="icon" href="/evil.png"><title>evil</title>'
    expect(parsePage(html, ADDRESS)).toMatchObject({ icons: [], title: 'Forum' })
  })

  test('with 100,000 links is read in bounded time and memory', () => {
    const start = process.cpuUsage()
    const { icons } = page('<link rel="icon" href="/i.png?x" sizes="99999x99999 ">'.repeat(100_000))
    expect(icons).toHaveLength(64)
    expect(page(`<title>${'x'.repeat(500_000)}`).title.length).toBeLessThan(1100)
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(3000)
  })

  test.each([
    '<',
    '<a ',
    '<a b="',
    '&',
    '&#',
    '<!--',
    '<title>',
    '<link rel=icon href=',
    '"',
    "'",
    '<svg><style>',
    '<g>',
    '<p></g>',
    '<svg><title>',
    '<b></b>',
    '</',
  ])('of a megabyte of %j does not slow the parser down', (piece) => {
    const start = process.cpuUsage()
    parsePage(piece.repeat(1_000_000 / piece.length), ADDRESS)
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(3000)
  })
})

const SAMPLE = `<!doctype html><meta charset="gbk"><base href="/x/"><title>A - B</title><link rel="icon shortcut" sizes="32x32"
 href="i.png"><link rel=manifest href='m.json'><meta name=theme-color content="rgb(1,2,3)">`

test('damaged pages and manifests are read without an error, and give no unsafe address', () => {
  const manifest = '{"name":"A","icons":[{"src":"i.png","sizes":"192x192","type":"image/png","purpose":"any"}]}'
  const damaged = (text: string) =>
    fc
      .array(fc.tuple(fc.nat(text.length), fc.nat(6), fc.string({ unit: 'binary', maxLength: 6 })), { maxLength: 8 })
      .map((edits) => edits.reduce((now, [at, cut, more]) => now.slice(0, at) + more + now.slice(at + cut), text))
  const isSafe = (href: string | undefined) => href === undefined || /^(?:https?:\/\/|data:image\/)/i.test(href)
  fc.assert(
    fc.property(damaged(SAMPLE), damaged(manifest), (html, json) => {
      const facts = parsePage(html, ADDRESS)
      const icons = [...facts.icons, ...(parseManifest(json, ADDRESS)?.icons ?? [])]
      return isSafe(facts.manifest) && icons.every(({ href }) => isSafe(href))
    }),
    { numRuns: 2000 },
  )
})

describe('the charset of a page', () => {
  const gbk = Buffer.from('b0d9b6c8d2bbcfc2', 'hex') // 百度一下
  const latin = (text: string) => Buffer.from(text, 'latin1')
  test.each([
    ['its header', gbk, 'text/html; charset=gb2312'],
    ['its header in quotes', gbk, 'text/html;charset="GBK"'],
    ['its meta element', Buffer.concat([latin('<meta charset=gbk>'), gbk]), 'text/html'],
    [
      'its older meta element',
      Buffer.concat([latin('<meta http-equiv="Content-Type" content="text/html; charset=gb18030">'), gbk]),
      '',
    ],
    ['nothing at all', gbk, 'text/html'],
    ['an unknown charset', gbk, 'text/html; charset=no-such-charset'],
    ['a charset that browsers refuse', gbk, 'text/html; charset=utf-7'],
    ['UTF-8', Buffer.from('百度一下'), ''],
    ['UTF-8, cut within a character', Buffer.concat([Buffer.from('百度一下'), latin('\xe7\x99')]), ''],
    [
      'a byte order mark against its header',
      Buffer.concat([latin('\xef\xbb\xbf'), Buffer.from('百度一下')]),
      'text/html; charset=gbk',
    ],
    ['UTF-16', Buffer.from('\uFEFF百度一下', 'utf16le'), 'text/html'],
    [
      'a meta element that cannot be UTF-16',
      Buffer.concat([latin('<meta charset="utf-16">'), Buffer.from('百度一下')]),
      '',
    ],
  ])('by %s', (_what, body, type) => expect(decodePage(body, type)).toContain('百度一下'))

  test('is never a reason to fail', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.string(), (body, type) => {
        return typeof decodePage(body, `charset=${type}`) === 'string'
      }),
    )
  })
})

describe('a manifest', () => {
  const parse = (value: unknown) => parseManifest(JSON.stringify(value), 'https://site.test/app/m.json')
  test('gives icons without the monochrome ones, names and colours', () => {
    const icons = [
      { src: 'a.png', sizes: '192x192 512x512', type: 'image/png' },
      { src: '/mono.svg', purpose: 'monochrome' },
      { src: '/both.svg', purpose: 'monochrome any', type: 'image/svg+xml' },
      { src: 'javascript:1' },
      'no icon',
      { sizes: '1x1' },
    ]
    expect(
      parse({ name: 'Long name', short_name: 'Short', theme_color: '#123456', background_color: 5, icons }),
    ).toEqual({
      icons: [
        { href: 'https://site.test/app/a.png', kind: 'manifest', size: 512, isSvg: false },
        { href: 'https://site.test/both.svg', kind: 'manifest', size: undefined, isSvg: true },
      ],
      names: ['Short', 'Long name'],
      themeColors: ['#123456'],
    })
  })

  test('that is damaged gives what can be read; one that is none gives nothing', () => {
    expect(parse({ icons: 'none', name: [] })).toEqual({ icons: [], names: [], themeColors: [] })
    expect(parse({ icons: Array(10_000).fill({ src: '/i.png' }) })?.icons).toHaveLength(64)
    for (const text of ['', '<!doctype html>', 'null', '5', `${'['.repeat(100_000)}`]) {
      expect([text.slice(0, 20), parseManifest(text, ADDRESS)]).toEqual([text.slice(0, 20), undefined])
    }
  })
})

test('embedded pictures are decoded from both notations, with what is not escaped in them', () => {
  const text = (href: string) => {
    const bytes = embeddedBytes(href)
    return bytes && Buffer.from(bytes).toString()
  }
  expect(text('data:image/svg+xml,%3Csvg%3E')).toBe('<svg>')
  expect(text('data:image/svg+xml;charset=utf8;base64,PHN2Zz4=')).toBe('<svg>')
  expect(text('data:image/svg+xml,<svg width="100%"><text>%F0%9F%8E%AF🎯</text></svg>')).toBe(
    '<svg width="100%"><text>🎯🎯</text></svg>',
  )
  expect(text('data:image/png')).toBeUndefined()
  expect(resolveIcon('/i.png#fragment', ADDRESS)).toBe('https://site.test/i.png')
})
