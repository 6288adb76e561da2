import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, createServer as createTcpServer } from 'node:net'
import { brotliCompressSync, createGzip, deflateSync, gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { parseRange } from '../../core/address.ts'
import type { HttpRequest, HttpResponse } from '../../core/ports/http.ts'
import { type FetchOptions, openFetch } from './fetch.ts'

/** Addresses of this machine that represent the public internet (`OPEN`) and a private network (`SECRET`). */
const OPEN = '127.0.0.10'
const SECRET = '127.0.0.20'
const range = (text: string) => [parseRange(text)].filter((one) => one !== undefined)

let handle: RequestListener
let server: Server
let port = 0
let secretHits = 0
let secret: Server
const closers: (() => Promise<void>)[] = []

const listen = (listener: RequestListener, host: string, port = 0) =>
  new Promise<Server>((resolve) => {
    const made = createServer(listener)
    made.listen(port, host, () => resolve(made))
  })

beforeAll(async () => {
  server = await listen((request, response) => handle(request, response), OPEN)
  port = (server.address() as AddressInfo).port
  secret = await listen(
    (_request, response) => {
      secretHits += 1
      response.end('secret')
    },
    SECRET,
    port,
  )
})
beforeEach(() => {
  secretHits = 0
})
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})
afterAll(() => {
  for (const one of [server, secret]) {
    one.closeAllConnections()
    one.close()
  }
})

function open(options: FetchOptions = {}) {
  const outside = openFetch({
    allowed: range(OPEN),
    ports: [port],
    ownAddresses: () => [],
    resolve: async () => [OPEN],
    ...options,
  })
  closers.push(outside.close)
  return (path: string, more: Partial<HttpRequest> = {}) =>
    outside.http({ url: `http://site.test:${port}${path}`, ...more })
}
const textOf = (answer: HttpResponse) => new TextDecoder().decode(answer.body)

test('a page of the public internet is fetched without cookies and without our own address', async () => {
  handle = (request, response) => {
    response.setHeader('X-Seen', JSON.stringify(request.headers))
    response.end('hello')
  }
  const answer = await open()('/a?b=1', { headers: { referer: 'https://site.test/' } })
  expect([answer.status, textOf(answer)]).toEqual([200, 'hello'])
  const seen: Record<string, string> = JSON.parse(answer.headers['x-seen'] ?? '')
  expect(seen).toMatchObject({
    host: `site.test:${port}`,
    referer: 'https://site.test/',
    'accept-encoding': 'gzip, deflate, br',
  })
  expect(Object.keys(seen)).not.toContain('cookie')
})

test.each([
  ['gzip', gzipSync('text of a page')],
  ['br', brotliCompressSync('text of a page')],
  ['deflate', deflateSync('text of a page')],
])('%s is decompressed', async (encoding, body) => {
  handle = (_request, response) => response.writeHead(200, { 'content-encoding': encoding }).end(body)
  expect(textOf(await open()('/'))).toBe('text of a page')
})

test('of a head there is no body, whatever its encoding; an answer that sends on is given as it is on request', async () => {
  const methods: (string | undefined)[] = []
  handle = ({ method, url }, response) => {
    methods.push(method)
    if (url === '/moved') response.writeHead(301, { location: `http://${SECRET}:${port}/` }).end()
    else response.writeHead(200, { 'content-encoding': 'gzip' }).end(method === 'HEAD' ? undefined : gzipSync('text'))
  }
  const http = open()
  expect(textOf(await http('/', { method: 'HEAD' }))).toBe('')
  const sentOn = await http('/moved', { method: 'HEAD', redirect: 'manual' })
  expect([sentOn.status, sentOn.headers.location]).toEqual([301, `http://${SECRET}:${port}/`])
  expect(methods).toEqual(['HEAD', 'HEAD'])
  await expect(http('/moved', { method: 'HEAD' })).rejects.toMatchObject({ kind: 'blocked' })
  expect(secretHits).toBe(0)
})

test('a host name that resolves to a private address is not connected to', async () => {
  const control = open({ resolve: async () => [SECRET], allowed: range(SECRET) })
  expect(textOf(await control('/'))).toBe('secret')
  secretHits = 0
  await expect(open({ resolve: async () => [SECRET] })('/')).rejects.toMatchObject({ kind: 'blocked' })
  await expect(open({ resolve: async () => [OPEN, SECRET] })('/')).rejects.toMatchObject({ kind: 'blocked' })
  expect(secretHits).toBe(0)
})

test('DNS rebinding from a public to a private address does not reach the private one', async () => {
  handle = (_request, response) => response.setHeader('connection', 'close').end('open')
  let requested = 0
  const http = open({
    resolve: async () => {
      requested += 1
      return [requested % 2 === 1 ? OPEN : SECRET]
    },
  })
  const kinds = []
  for (let round = 0; round < 40; round += 1) {
    kinds.push(await http('/').then(textOf, (error: { kind: string }) => error.kind))
  }
  expect(new Set(kinds)).toEqual(new Set(['open', 'blocked']))
  expect(secretHits).toBe(0)
})

/** A page that may reach `OPEN` by its port because the operator allows its network; no port is open to all. */
const openLan = (options: FetchOptions = {}) => open({ ports: [80, 443], ...options })

test('a site of an allowed private network is fetched from any port, by name and by number', async () => {
  handle = (_request, response) => response.end('nas')
  const http = openLan()
  expect(textOf(await http('/'))).toBe('nas')
  expect(textOf(await http('/', { url: `http://${OPEN}:${port}/` }))).toBe('nas')
  await expect(openLan({ allowed: [] })('/')).rejects.toMatchObject({ kind: 'blocked' })
  for (const addresses of [['8.8.8.8'], [OPEN, '8.8.8.8'], [SECRET], [OPEN, SECRET]])
    await expect(openLan({ resolve: async () => addresses })('/')).rejects.toMatchObject({ kind: 'blocked' })
  await expect(openLan()('/', { url: `http://8.8.8.8:${port}/` })).rejects.toMatchObject({ kind: 'blocked' })
  await expect(openLan({ proxy: 'http://127.0.0.1:9' })('/')).rejects.toMatchObject({
    kind: 'blocked',
    message: expect.stringContaining('proxy'),
  })
  expect(secretHits).toBe(0)
})

test('DNS rebinding from an allowed network to a public or private address does not connect to its port', async () => {
  handle = (_request, response) => response.setHeader('connection', 'close').end('open')
  let requested = 0
  const http = openLan({
    resolve: async () => {
      requested += 1
      return [[OPEN, SECRET, '8.8.8.8'][requested % 3] ?? '']
    },
  })
  const kinds = []
  for (let round = 0; round < 40; round += 1) {
    kinds.push(await http('/').then(textOf, (error: { kind: string }) => error.kind))
  }
  expect(new Set(kinds)).toEqual(new Set(['open', 'blocked']))
  expect(secretHits).toBe(0)
})

test.each(['name', 'number', 'public name', 'public number'])(
  'a redirect from an allowed network to another port of a %s outside of it is not followed',
  async (form) => {
    const targets: Record<string, string> = {
      name: `http://inside.test:${port}/`,
      number: `http://${SECRET}:${port}/`,
      'public name': `http://public.test:${port}/`,
      'public number': `http://8.8.8.8:${port}/`,
    }
    handle = (_request, response) => response.writeHead(302, { location: targets[form] }).end()
    const addresses: Record<string, string> = { 'inside.test': SECRET, 'public.test': '8.8.8.8' }
    const http = openLan({ resolve: async (host) => [addresses[host] ?? OPEN] })
    await expect(http('/')).rejects.toMatchObject({ kind: 'blocked' })
    expect(secretHits).toBe(0)
  },
)

test.each(['name', 'number', 'other scheme', 'relative to a number'])(
  'a redirect to a private %s is not followed',
  async (form) => {
    const targets: Record<string, string> = {
      name: `http://inside.test:${port}/`,
      number: `http://${SECRET}:${port}/`,
      'other scheme': 'file:///etc/passwd',
      'relative to a number': `//${SECRET}:${port}/`,
    }
    handle = (_request, response) => response.writeHead(302, { location: targets[form] }).end()
    const http = open({ resolve: async (host) => [host === 'inside.test' ? SECRET : OPEN] })
    await expect(http('/')).rejects.toMatchObject({ kind: 'blocked' })
    expect(secretHits).toBe(0)
  },
)

test('what is posted arrives, and is not sent on to elsewhere', async () => {
  const received: string[] = []
  handle = (request, response) => {
    request
      .setEncoding('utf8')
      .on('data', (chunk: string) => received.push(`${request.method} ${request.url} ${chunk}`))
    request.on('end', () =>
      request.url === '/away' ? response.writeHead(307, { location: '/to' }).end() : response.end(),
    )
  }
  await open()('/to', { post: '{"q":"你好"}' })
  await expect(open()('/away', { post: 'secret' })).rejects.toMatchObject({ kind: 'blocked' })
  expect(received).toEqual(['POST /to {"q":"你好"}', 'POST /away secret'])
})

test('three redirects are followed, a fourth is not; the caller’s headers go to the first origin only', async () => {
  let seen = ''
  handle = (request, response) => {
    const step = Number(request.url?.slice(1))
    if (step === 0) {
      seen = String(request.headers['x-mine'])
      response.end('there')
      return
    }
    const host = step === 3 ? 'other.test' : 'site.test'
    response.writeHead(307, { location: `http://${host}:${port}/${step - 1}` }).end()
  }
  const headers = { 'x-mine': 'yes' }
  expect(textOf(await open()('/3', { headers }))).toBe('there')
  expect(seen).toBe('yes')
  await expect(open()('/4', { headers })).rejects.toMatchObject({ kind: 'redirects' })
  handle = (request, response) => {
    if (request.headers.host?.startsWith('other')) response.end(String(request.headers['x-mine']))
    else response.writeHead(302, { location: `http://other.test:${port}/` }).end()
  }
  expect(textOf(await open()('/', { headers }))).toBe('undefined')
})

test('an endless response and a decompression bomb are stopped at the size limit', async () => {
  let written = 0
  handle = (_request, response) => {
    const pour = () => {
      while (!response.destroyed && response.write(Buffer.alloc(64 * 1024))) written += 64 * 1024
    }
    response.on('drain', pour)
    pour()
  }
  await expect(open()('/')).rejects.toMatchObject({ kind: 'tooLarge' })
  expect(written).toBeLessThan(64 * 1024 * 1024)
  handle = (_request, response) => response.end('x'.repeat(2000))
  await expect(open()('/', { maxBytes: 1000 })).rejects.toMatchObject({ kind: 'tooLarge' })
  const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024))
  expect(bomb.byteLength).toBeLessThan(100_000)
  handle = (_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb)
  const before = process.memoryUsage().rss
  await expect(open()('/')).rejects.toMatchObject({ kind: 'tooLarge' })
  expect(process.memoryUsage().rss - before).toBeLessThan(48 * 1024 * 1024)
})

test('a caller may ask for more than the usual size, and for no more than 15 MiB', async () => {
  const mebibyte = 1024 * 1024
  handle = (_request, response) => response.end(Buffer.alloc(9 * mebibyte))
  await expect(open()('/')).rejects.toMatchObject({ kind: 'tooLarge' })
  const answer = await open()('/', { maxBytes: 10 * mebibyte, timeoutMs: 20_000 })
  expect(answer.body.byteLength).toBe(9 * mebibyte)
  handle = (_request, response) => response.end(Buffer.alloc(16 * mebibyte))
  await expect(open()('/', { maxBytes: 100 * mebibyte, timeoutMs: 20_000 })).rejects.toMatchObject({ kind: 'tooLarge' })
})

test('the start of a large body is enough for a caller that says so', async () => {
  const endless = (compress: boolean) => (_request: unknown, response: ServerResponse) => {
    response.writeHead(200, compress ? { 'content-encoding': 'gzip' } : {})
    const body = compress ? createGzip() : response
    if (body !== response) body.pipe(response)
    const pour = () => {
      while (!response.destroyed && body.write('<title>Long</title>'.padEnd(64 * 1024))) {}
    }
    body.on('drain', pour)
    pour()
  }
  for (const compress of [false, true]) {
    handle = endless(compress)
    const answer = await open()('/', { maxBytes: 100_000, truncate: true })
    expect(answer.body.byteLength).toBe(100_000)
    expect(textOf(answer)).toMatch(/^<title>Long/)
  }
})

test('the answer names the address that gave it', async () => {
  handle = (request, response) => {
    if (request.url === '/there') response.end('there')
    else response.writeHead(302, { location: '/there' }).end()
  }
  expect(await open()('/')).toMatchObject({ status: 200, url: `http://site.test:${port}/there` })
})

test('a slow or missing response is aborted at the timeout', async () => {
  handle = (_request, response) => {
    const drip = setInterval(() => response.write('.'), 20)
    response.on('close', () => clearInterval(drip))
  }
  await expect(open()('/', { timeoutMs: 300 })).rejects.toMatchObject({ kind: 'timeout' })
  handle = () => {}
  await expect(open()('/', { timeoutMs: 300 })).rejects.toMatchObject({ kind: 'timeout' })
})

/** A server that answers each connection with bytes, without end unless `next` gives none. */
async function listenRaw(next: (index: number) => string | undefined) {
  let written = 0
  const raw = createTcpServer((socket) => {
    let index = 0
    const pour = () => {
      for (let more = true; more && !socket.destroyed; ) {
        const bytes = next(index++)
        if (bytes === undefined) return
        written += bytes.length
        more = socket.write(bytes)
      }
    }
    socket.on('error', () => {}).on('drain', pour)
    socket.once('data', pour)
  })
  await new Promise<void>((resolve) => raw.listen(0, OPEN, resolve))
  const { port } = raw.address() as AddressInfo
  closers.push(async () => void raw.close())
  return { url: `http://site.test:${port}/`, port, written: () => written }
}

test.each([
  ['an endless status line', (index: number) => (index === 0 ? 'HTTP/1.1 200 ' : 'O'.repeat(65_536))],
  ['endless headers', (index: number) => (index === 0 ? 'HTTP/1.1 200 OK\r\n' : `X-${index}: ${'x'.repeat(4096)}\r\n`)],
  [
    'endless chunk extensions',
    (index: number) =>
      index === 0 ? 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1' : `;a=${'x'.repeat(65_536)}`,
  ],
  ['endless interim answers', () => 'HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n'.repeat(100)],
])('%s is stopped at the size limit', async (_name, next) => {
  const site = await listenRaw(next)
  const answer = open({ ports: [site.port] })('/', { url: site.url, timeoutMs: 30_000 })
  await expect(answer).rejects.toMatchObject({ kind: 'tooLarge' })
  expect(site.written()).toBeLessThan(16 * 1024 * 1024)
})

test('many large answers of one persistent connection are each counted anew', async () => {
  const body = Buffer.alloc(1024 * 1024)
  const ports = new Set<number | undefined>()
  handle = (request, response) => {
    ports.add(request.socket.remotePort)
    response.end(body)
  }
  const http = open()
  for (let round = 0; round < 5; round += 1) expect((await http('/')).body.byteLength).toBe(body.byteLength)
  expect(ports.size, 'one carries more than two answers').toBeLessThanOrEqual(2)
})

test('the timeout holds while the name is looked up, the connection is made and a turn is awaited', async () => {
  const never = new Promise<readonly string[]>(() => {})
  const silent = createTcpServer((socket) => socket.on('error', () => {}).resume())
  await new Promise<void>((resolve) => silent.listen(0, OPEN, resolve))
  closers.push(async () => void silent.close())
  const { port: silentPort } = silent.address() as AddressInfo
  const lookup = open({ resolve: () => never })
  await expect(lookup('/', { timeoutMs: 200 })).rejects.toMatchObject({ kind: 'timeout' })
  const handshake = open({ ports: [silentPort] })
  // with undici's own timeout, five seconds for every four, they would outlast the test's
  const questions = Array.from({ length: 80 }, () =>
    handshake('/', { url: `https://site.test:${silentPort}/`, timeoutMs: 200, caller: 'a' }).catch(
      (error: { kind: string }) => error.kind,
    ),
  )
  for (const kind of await Promise.all(questions)) expect(['timeout', 'busy']).toContain(kind)
})

test('a source that does not answer takes no turn of another one, nor of sites', async () => {
  handle = (request, response) => {
    if (request.url === '/alive') response.end('here')
  }
  const http = open()
  const dead = Array.from({ length: 40 }, (_, index) =>
    http('/', {
      url: `http://dead.test:${port}/`,
      source: 'dead',
      caller: `caller ${index % 10}`,
      timeoutMs: 20_000,
    }).catch(() => {}),
  )
  const alive = Array.from({ length: 40 }, (_, index) =>
    http('/alive', { ...(index % 2 === 0 ? { source: 'alive' } : {}), caller: 'caller 1', timeoutMs: 15_000 }),
  )
  expect((await Promise.all(alive)).map(textOf)).toEqual(alive.map(() => 'here'))
  for (const close of closers.splice(0)) await close()
  await Promise.all(dead)
})

test('another name or number of this server’s public address does not lead to it', async () => {
  handle = (_request, response) => response.writeHead(302, { location: 'https://alias.test/' }).end()
  const names: Record<string, string> = { 'start.test': '8.8.4.4', 'alias.test': '8.8.4.4' }
  const resolve = async (host: string) => [names[host] ?? OPEN]
  const http = open({ ports: [80, 443], ownHost: 'start.test', resolve })
  for (const url of ['http://start.test/', 'http://alias.test/', 'https://8.8.4.4/', `http://site.test:${port}/away`])
    await expect(http('/', { url }), url).rejects.toMatchObject({ kind: 'blocked' })
})

test('truncated, badly compressed and unknown encodings and a refused connection are network failures', async () => {
  handle = (_request, response) => {
    response.writeHead(200, { 'content-length': '100' })
    response.write('half')
    setImmediate(() => response.destroy())
  }
  await expect(open()('/')).rejects.toMatchObject({ kind: 'network' })
  handle = (_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('no gzip')
  await expect(open()('/')).rejects.toMatchObject({ kind: 'network' })
  handle = (_request, response) => response.writeHead(200, { 'content-encoding': 'zstd' }).end('?')
  await expect(open()('/')).rejects.toMatchObject({ kind: 'network' })
  const unreachable = open({ allowed: range('127.0.0.30'), resolve: async () => ['127.0.0.30'] })
  await expect(unreachable('/')).rejects.toMatchObject({
    kind: 'network',
    message: expect.stringContaining('ECONNREFUSED'),
  })
})

test('no failure message contains the path or the query', async () => {
  handle = (_request, response) => response.destroy()
  const error = await open()('/path-CANARY?wd=CANARY').catch((reason: unknown) => reason)
  expect(error).toMatchObject({ kind: 'network' })
  expect(String(error)).not.toContain('CANARY')
})

test('at most four requests of one caller and thirty-two in total run at once', async () => {
  const underWay: ServerResponse[] = []
  let most = 0
  handle = (_request, response) => {
    underWay.push(response)
    most = Math.max(most, underWay.length)
  }
  const http = open()
  const all = Promise.all(Array.from({ length: 12 }, () => http('/', { caller: 'a', timeoutMs: 20_000 })))
  for (let round = 0; round < 3; round += 1) {
    await expect.poll(() => underWay.length).toBe(4)
    for (const response of underWay.splice(0)) response.end()
  }
  await all
  expect(most).toBe(4)
})

test('a trusted mirror replaces only its own origin and bypasses the guard', async () => {
  handle = (request, response) => {
    if (request.url === '/away') response.writeHead(302, { location: `http://${SECRET}:${port}/` }).end()
    else response.end(`${request.headers['x-forwarded-proto']}://${request.headers['x-forwarded-host']}${request.url}`)
  }
  const outside = openFetch({ mirrors: new Map([['https://www.site.test', `http://${OPEN}:${port}`]]) })
  closers.push(outside.close)
  const answer = await outside.http({ url: 'https://www.site.test/a?b=1' })
  expect(textOf(answer)).toBe('https://www.site.test/a?b=1')
  await expect(outside.http({ url: 'https://www.site.test/away' })).rejects.toMatchObject({ kind: 'blocked' })
  await expect(outside.http({ url: `http://${OPEN}/` })).rejects.toMatchObject({ kind: 'blocked' })
  expect(secretHits).toBe(0)
})

test('a server of the operator is reached by the program’s own addresses, not by those of users or redirects', async () => {
  handle = (_request, response) => response.writeHead(302, { location: `http://${SECRET}:${port}/` }).end()
  const http = open({ ownServers: new Set([`http://${SECRET}:${port}`]) })
  const url = `http://${SECRET}:${port}/`
  await expect(http('/', { url })).rejects.toMatchObject({ kind: 'blocked' })
  await expect(http('/', { isTrusted: true })).rejects.toMatchObject({ kind: 'blocked' })
  expect(secretHits).toBe(0)
  expect(textOf(await http('/', { url, isTrusted: true }))).toBe('secret')
})

test('a server of the operator is asked as any client asks it: nothing is said to be forwarded', async () => {
  let forwarded: readonly string[] = []
  handle = (request, response) => {
    forwarded = Object.keys(request.headers).filter((name) => name.startsWith('x-forwarded'))
    response.end('own')
  }
  const http = open({ ownServers: new Set([`http://${OPEN}:${port}`]) })
  expect(textOf(await http('/', { url: `http://${OPEN}:${port}/`, isTrusted: true }))).toBe('own')
  expect(forwarded).toEqual([])
})

test('all requests use the egress proxy; IP literals are still checked', async () => {
  handle = (_request, response) => response.end('by way of the proxy')
  const requested: string[] = []
  const proxy = createServer()
  proxy.on('connect', (request, client) => {
    requested.push(String(request.url))
    const upstream = connect(port, OPEN, () => {
      client.write('HTTP/1.1 200 OK\r\n\r\n')
      client.pipe(upstream).pipe(client)
    })
    client.on('error', () => upstream.destroy())
    upstream.on('error', () => client.destroy())
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const http = open({ proxy: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, allowed: [] })
  expect(textOf(await http('/'))).toBe('by way of the proxy')
  expect(requested).toEqual([`site.test:${port}`])
  const outside = openFetch({ proxy: 'http://127.0.0.1:9', ports: [port] })
  closers.push(outside.close)
  await expect(outside.http({ url: `http://${SECRET}:${port}/` })).rejects.toMatchObject({ kind: 'blocked' })
  proxy.closeAllConnections()
  proxy.close()
})
