import { existsSync, mkdirSync, readdirSync, symlinkSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openFolder, splitPath } from '../../core/files/folder.ts'
import { makeServer, STYLE_HASH, type TestServer } from '../../testing/project.ts'

const SCRIPT = `export const a = ${'1 + '.repeat(500)}1`
/** What the sample build says of the script of its game. */
const GAME_SCRIPT = `'sha256-${'B'.repeat(43)}='`
const VIDEO = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256))
let server: TestServer

beforeAll(async () => {
  server = await makeServer()
  const { write, path } = server.folder
  write('dist/client/assets/a.js', SCRIPT)
  write('dist/client/assets/a.js.br', brotliCompressSync(SCRIPT))
  write('dist/client/assets/a.js.gz', gzipSync(SCRIPT))
  write('dist/client/wallpapers/a.mp4', VIDEO)
  write('dist/client/icons/a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
  write('dist/client/empty.txt', '')
  write('dist/client/games/one/index.html', '<!doctype html><title>one</title>')
  write('dist/client/games/other/index.html', '<!doctype html><title>other</title>')
  const hashes = { script: GAME_SCRIPT, style: STYLE_HASH }
  write('dist/client/.vite/games.json', JSON.stringify({ '/games/one/index.html': hashes }))
  write('dist/client/.env', 'SECRET')
  write('dist/secret.txt', 'SECRET')
  mkdirSync(join(path, 'dist/client/folder'))
  symlinkSync(join(path, 'dist/secret.txt'), join(path, 'dist/client/link.txt'))
})
afterAll(() => server.close())

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  server.app.request(path, { method, headers })

describe('a game', () => {
  test.each(['/games/one/', '/games/one/index.html'])('at %s is a page of an opaque origin', async (address) => {
    const answer = await get(address)
    expect([answer.status, await answer.text()]).toEqual([200, '<!doctype html><title>one</title>'])
    const policy = answer.headers.get('content-security-policy')?.split('; ')
    expect(policy).toEqual(
      expect.arrayContaining([
        'sandbox allow-scripts',
        "default-src 'none'",
        `script-src ${GAME_SCRIPT}`,
        `style-src ${STYLE_HASH}`,
        "frame-ancestors 'self'",
      ]),
    )
    expect(policy?.join()).not.toMatch(/allow-same-origin|connect-src/)
    expect(answer.headers.get('cache-control')).toBe('no-cache')
  })

  test('whose address names its content is kept for good', async () => {
    expect((await get('/games/one/?v=abc')).headers.get('cache-control')).toMatch(/immutable/)
    expect((await get('/?v=abc')).headers.get('cache-control')).toBe('no-cache')
  })

  test('that the build does not name runs nothing; one that is not there is not found', async () => {
    const policy = (await get('/games/other/')).headers.get('content-security-policy')
    expect(policy).toContain("script-src 'none'; style-src 'none'")
    expect((await get('/games/none/')).status).toBe(404)
    expect((await get('/games/one')).status).toBe(404)
  })
})

describe('the page', () => {
  test('is at / with the policy of the build, and must be revalidated', async () => {
    const answer = await get('/', { host: 'nas.home:8080' })
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('<title>Genkan</title>')
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    expect(answer.headers.get('content-security-policy')).toContain(
      `style-src 'self' ${STYLE_HASH} 'sha256-38Rhx`.slice(0, -1),
    )
    expect(answer.headers.get('content-security-policy')).toContain("connect-src 'self' ws://nas.home:8080;")
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
    expect(answer.headers.get('permissions-policy')).toContain('geolocation=(self)')
    expect(answer.headers.get('strict-transport-security')).toBeNull()
  })

  test('is sent again only after a change', async () => {
    const etag = (await get('/')).headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w-]{27}"$/)
    const same = await get('/', { 'if-none-match': `"other", ${etag}` })
    expect([same.status, await same.text(), same.headers.get('etag')]).toEqual([304, '', etag])
    expect(same.headers.get('content-security-policy')).toContain("default-src 'none'")
    server.folder.write('dist/client/index.html', '<!doctype html><title>Genkan!</title>')
    utimesSync(join(server.folder.path, 'dist/client/index.html'), new Date(), new Date(Date.now() + 5000))
    const changed = await get('/', { 'if-none-match': etag })
    expect([changed.status, await changed.text()]).toEqual([200, '<!doctype html><title>Genkan!</title>'])
  })

  test('is only at /: other paths are files or 404 in the caller’s language', async () => {
    for (const path of [
      '/settings',
      '/folder',
      '/folder/',
      '/index',
      '/a/b/c',
      '/gallery',
      '/gallery/index.html',
      '//',
      '/index.html/',
    ]) {
      const answer = await get(path, { 'accept-language': 'ko' })
      expect([path, answer.status, await answer.text()]).toEqual([path, 404, '이 주소에는 아무것도 없습니다.'])
    }
  })

  test('accepts only GET and HEAD', async () => {
    const answer = await get('/', {}, 'POST')
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })
})

describe('a forbidden path', () => {
  test.each([
    ...[
      '/.vite/csp.json',
      '/.vite/manifest.json',
      '/.env',
      '/%2eenv',
      '/%2evite/csp.json',
      '/assets/../.env',
      '/assets/a.js.br',
      '/assets/a.js.gz',
    ],
    ...[
      '/..%2fsecret.txt',
      '/..%2Fsecret.txt',
      '/%2e%2e/secret.txt',
      '/%2e%2e%2fsecret.txt',
      '/..%5csecret.txt',
      '/assets/..%2f..%2fsecret.txt',
    ],
    ...[
      '/../secret.txt',
      '/....//secret.txt',
      '/%c0%ae%c0%ae/secret.txt',
      '/secret.txt%00.js',
      '/%00',
      '/%',
      '/link.txt',
      '//secret.txt',
      '/\\..\\secret.txt',
    ],
  ])('%s is 404', async (path) => {
    const answer = await get(path)
    expect(answer.status).toBe(404)
    expect(await answer.text()).not.toContain('SECRET')
  })

  test('segments of a path are plain file names', () => {
    expect(splitPath('/assets/%E9%92%9F.js')).toEqual(['assets', '钟.js'])
    for (const path of ['/', '/a//b', '/.a', '/a/..', '/a%2fb', '/a%5cb', '/%zz', '/a%00'])
      expect([path, splitPath(path)]).toEqual([path, undefined])
  })
})

describe('a file', () => {
  test('is compressed as the browser accepts, each variant with its own ETag', async () => {
    const forms = await Promise.all(
      ['br;q=1.0, gzip;q=0.8', 'gzip', 'identity'].map(async (wish) => {
        const answer = await get('/assets/a.js', { 'accept-encoding': wish })
        expect(answer.headers.get('vary')).toBe('Accept-Encoding')
        expect(answer.headers.get('content-length')).toBe(String((await answer.arrayBuffer()).byteLength))
        return [answer.headers.get('content-encoding'), answer.headers.get('etag')]
      }),
    )
    expect(forms.map(([encoding]) => encoding)).toEqual(['br', 'gzip', null])
    expect(new Set(forms.map(([, etag]) => etag)).size).toBe(3)
  })

  test('with a hash in its name is cached for ever', async () => {
    const answer = await get('/assets/a.js')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'")
  })

  test('has the headers of its type, however its address is written', async () => {
    const [plain, encoded] = await Promise.all([get('/icons/a.svg'), get('/%69cons/%61.svg')])
    expect(encoded.headers.get('cache-control')).toBe('public, max-age=86400, stale-while-revalidate=604800')
    expect([...encoded.headers]).toEqual([...plain.headers])
    // A disk that ignores case finds the page by this name, too.
    server.folder.write('dist/client/INDEX.HTML', '<!doctype html>')
    server.folder.write('dist/client/LOGO.SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>')
    server.folder.write('dist/client/assets/A.JS.BR', '')
    expect((await get('/INDEX.HTML')).headers.get('content-security-policy')).toContain("script-src 'self'")
    expect((await get('/LOGO.SVG')).headers.get('content-security-policy')).toContain('sandbox')
    expect((await get('/assets/A.JS.BR')).status).toBe(404)
  })

  test('is hashed once, however often its address is written differently', async () => {
    const findFile = openFolder(join(server.folder.path, 'dist/client'))
    const [first, second] = [await findFile('/wallpapers/a.mp4'), await findFile('/%77allpapers/%61.mp4')]
    expect(first).toBeDefined()
    expect(second).toBe(first)
  })

  test.runIf(existsSync('/proc/self/fd'))('that nobody reads holds no descriptor', async () => {
    const openFiles = () => readdirSync('/proc/self/fd').length
    const before = openFiles()
    const answers = await Promise.all(Array.from({ length: 50 }, () => get('/wallpapers/a.mp4')))
    await Promise.resolve()
    expect(openFiles() - before).toBeLessThan(10)
    const bodies = await Promise.all(answers.map((answer) => answer.arrayBuffer()))
    expect(bodies.every((body) => Buffer.from(body).equals(VIDEO))).toBe(true)
  })

  test('with SVG runs no script when opened directly', async () => {
    const policy = (await get('/icons/a.svg')).headers.get('content-security-policy')
    expect(policy).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox")
  })

  test('is sent in part for a single range', async () => {
    const part = await get('/wallpapers/a.mp4', { range: 'bytes=10-19' })
    expect(part.status).toBe(206)
    expect(part.headers.get('content-range')).toBe('bytes 10-19/1000')
    expect(part.headers.get('content-length')).toBe('10')
    expect(Buffer.from(await part.arrayBuffer())).toEqual(VIDEO.subarray(10, 20))
    const whole = await get('/wallpapers/a.mp4')
    expect([whole.status, whole.headers.get('accept-ranges'), whole.headers.get('content-type')]).toEqual([
      200,
      'bytes',
      'video/mp4',
    ])
    expect(Buffer.from(await whole.arrayBuffer())).toEqual(VIDEO)
  })

  test('is sent whole for several ranges, or for a range of another version', async () => {
    const etag = (await get('/wallpapers/a.mp4')).headers.get('etag') ?? ''
    for (const headers of [{ range: 'bytes=0-1,4-5' }, { range: 'bytes=0-1', 'if-range': '"other"' }]) {
      const answer = await get('/wallpapers/a.mp4', headers)
      expect([answer.status, (await answer.arrayBuffer()).byteLength, answer.headers.get('content-range')]).toEqual([
        200,
        1000,
        null,
      ])
    }
    expect((await get('/wallpapers/a.mp4', { range: 'bytes=0-1', 'if-range': etag })).status).toBe(206)
  })

  test('has no range beyond its end', async () => {
    const answer = await get('/wallpapers/a.mp4', { range: 'bytes=1000-' })
    expect([answer.status, answer.headers.get('content-range'), await answer.text()]).toEqual([416, 'bytes */1000', ''])
  })

  test('has ranges of the uncompressed bytes', async () => {
    const answer = await get('/assets/a.js', { range: 'bytes=0-5', 'accept-encoding': 'br' })
    expect([answer.status, await answer.text(), answer.headers.get('content-encoding')]).toEqual([206, 'export', null])
  })

  test('may be empty; HEAD gives the headers of GET', async () => {
    const empty = await get('/empty.txt')
    expect([empty.status, await empty.text(), empty.headers.get('content-length')]).toEqual([200, '', '0'])
    const head = await get('/wallpapers/a.mp4', {}, 'HEAD')
    expect([head.status, await head.text(), head.headers.get('content-length')]).toEqual([200, '', '1000'])
  })
})

test('the gallery is served only where it is configured', async () => {
  const folder = join(server.folder.path, 'dist/gallery')
  server.folder.write('dist/gallery/gallery.html', 'the gallery')
  server.folder.write('dist/gallery/assets/g.js', '1')
  const other = await makeServer({ folders: { client: join(server.folder.path, 'dist/client'), gallery: folder } })
  for (const path of ['/gallery', '/gallery/']) expect(await (await other.app.request(path)).text()).toBe('the gallery')
  expect((await other.app.request('/gallery/assets/g.js')).headers.get('cache-control')).toContain('immutable')
  expect((await other.app.request('/galleryx')).status).toBe(404)
  await other.close()
})
