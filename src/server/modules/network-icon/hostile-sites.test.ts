import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type IconServer, page, startIconServer } from '../../testing/icons.ts'
import { makePng, makeSvg, wrapPng } from '../../testing/pictures.ts'
import { content, type Page, redirect } from '../../testing/web.ts'

let icons: IconServer
beforeAll(async () => {
  icons = await startIconServer()
})
beforeEach(() => icons.restart())
afterAll(() => icons.close())

const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024))
const laughs = `<!DOCTYPE svg [<!ENTITY a "${'x'.repeat(1000)}">]><svg xmlns="http://www.w3.org/2000/svg">${'&a;'.repeat(1000)}</svg>`
const uses = Array.from({ length: 11 }, (_, at) => `<g id="u${at + 1}">${`<use href="#u${at}"/>`.repeat(10)}</g>`)
const hostile: Readonly<Record<string, Page>> = {
  'a redirect into the private network': (response) =>
    response.writeHead(302, { location: icons.web.at('private.test', '/i.png') }).end(),
  'a redirect to a private number': (response) =>
    response.writeHead(302, { location: icons.web.at('127.0.0.20') }).end(),
  'a redirect to a file': redirect('file:///etc/passwd'),
  'a circle of redirects': redirect('/i.png'),
  'a decompression bomb': (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
  'a page with status 200': page('<title>Welcome</title>'),
  'a tracking pixel': content(makePng(1, 1), 'image/png'),
  'an invisible picture': content(
    makePng(64, 64, () => [0, 0, 0, 0]),
    'image/png',
  ),
  'a pixel flood': content(wrapPng(50_000, 50_000, Buffer.from([0x78, 0x9c])), 'image/png'),
  'a script with the signature of a picture': content('GIF89a=1;alert(1)', 'image/gif'),
  'a billion laughs': content(laughs, 'image/svg+xml'),
  'an oversized file': content(Buffer.alloc(3 * 1024 * 1024), 'image/png'),
  'a broken connection': (response) => {
    response.writeHead(200, { 'content-length': '5000' }).write('x')
    setImmediate(() => response.destroy())
  },
  'a drawing that takes minutes': content(
    makeSvg(`<rect id="u0" width="9" height="9"/>${uses.join('')}`),
    'image/svg+xml',
  ),
  nothing: content('', 'image/png'),
}
test.each(Object.keys(hostile))('a site without icons is one whose icons are %s', async (name) => {
  const icon = hostile[name] ?? page('')
  icons.web.serve({
    'evil.test/': page(
      `<title>Evil</title><link rel="icon" href="/i.png" sizes="180x180"><link rel="icon" href="${icons.web.at('private.test')}">`,
    ),
    'evil.test/i.png': icon,
    'evil.test/favicon.ico': icon,
    'evil.test/apple-touch-icon.png': icon,
  })
  expect(await icons.iconOf(icons.web.at('evil.test'))).toEqual({ src: '', background: '', name: 'Evil' })
  expect(icons.web.leaks).toEqual([])
  expect(icons.web.requests.length).toBeLessThan(20)
})

test('damaged sites give an answer, whatever their bytes', async () => {
  const head = '<title>A - B</title><link rel="icon" href="/i.png" sizes="180x180"><link rel="manifest" href="/m.json">'
  const sample = {
    page: Buffer.from(`<html><head>${head}`),
    manifest: Buffer.from('{"icons":[{"src":"/i.png"}]}'),
    icon: Buffer.from(makePng(32, 32)),
  }
  const damaged = (bytes: Buffer) =>
    fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.nat(255)), { maxLength: 10 }).map((edits) => {
      const copy = Buffer.from(bytes)
      for (const [at, value] of edits) copy[at] = value
      return copy
    })
  await fc.assert(
    fc.asyncProperty(damaged(sample.page), damaged(sample.manifest), damaged(sample.icon), async (html, json, icon) => {
      icons.web.serve({
        'site.test/': content(html, 'text/html'),
        'site.test/m.json': content(json, 'application/json'),
        'site.test/i.png': content(icon, 'image/png'),
      })
      await icons.server().database.deleteFrom('network_icon').execute()
      const answer = await icons.ask(`/api/get_network_icon?url=${icons.web.at('site.test')}`)
      expect(answer).toMatchObject({ status: 200, code: 0 })
      expect(answer.data?.src).toMatch(/^(?:data:image\/webp;base64,.*)?$/)
    }),
    { numRuns: 60 },
  )
})
