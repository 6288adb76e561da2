import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { StartFailure } from './core/start.ts'
import { type Listener, listen } from './listen.ts'
import { makeServer } from './testing/project.ts'

const TIMEOUTS = { headers: 600, request: 900, keepAlive: 500, idle: 1000, unread: 500, linger: 100, check: 100 }
/** For clients that are to be served, however busy the machine is. */
const NEVER = 600_000
const PATIENT = { ...TIMEOUTS, headers: NEVER, request: NEVER, keepAlive: NEVER, idle: NEVER, unread: NEVER }
const running: Listener[] = []
afterEach(async () => {
  for (const listening of running.splice(0)) await listening.stop(0)
})
const start = async (handle: Parameters<typeof listen>[0], timeouts = TIMEOUTS) => {
  const listening = await listen(handle, { host: '127.0.0.1', port: 0, timeouts })
  running.push(listening)
  return listening
}

const dial = (port: number) =>
  new Promise<Socket>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket))
    socket.on('error', () => {})
  })
const closed = (socket: Socket) =>
  socket.closed ? Promise.resolve() : new Promise<void>((resolve) => socket.once('close', () => resolve()))

/** A quarter each: no data, half a header, a header byte by byte, a body byte by byte. */
async function openSlowClients(port: number, count: number) {
  const sockets = await Promise.all(Array.from({ length: count }, () => dial(port)))
  for (const [index, socket] of sockets.entries()) {
    socket.resume()
    if (index % 4 === 1) socket.write('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ')
    if (index % 4 === 2) socket.write('GET / HTTP/1.1\r\nHost: x\r\n')
    if (index % 4 === 3) socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n')
    const drip = () => index % 4 > 1 && socket.writable && socket.write(index % 4 === 2 ? 'X-A: b\r\n' : 'x')
    const dripping = setInterval(drip, 50)
    socket.once('close', () => clearInterval(dripping))
  }
  return sockets
}
const sizeOf = async (request: Request) => Response.json({ got: (await request.text()).length })

test('a regular client is served beside two hundred slow ones', async () => {
  const { port, connections } = await start(sizeOf, PATIENT)
  const sockets = await openSlowClients(port, 200)
  const honest = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'hello' })
  expect(await honest.json()).toEqual({ got: 5 })
  expect(connections(), 'those that dawdle are still there').toBeGreaterThanOrEqual(200)
  for (const socket of sockets) socket.destroy()
})

test('two hundred slow clients are disconnected', async () => {
  const { port } = await start(sizeOf)
  const sockets = await openSlowClients(port, 200)
  await Promise.all(sockets.map(closed))
})

/** An answer that no client has whole: what the kernel takes of it in advance is up to the machine. */
const endless = () =>
  new Response(new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(65_536)) }))

test('a client that does not read its response is disconnected', async () => {
  const begun = Promise.withResolvers<void>()
  const { port, connections } = await start(() => {
    begun.resolve()
    return endless()
  })
  const socket = await dial(port)
  socket.pause()
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  // A paused socket does not notice that it was closed, so the server's count is read.
  await begun.promise
  expect(connections()).toBe(1)
  await expect.poll(connections, { timeout: 30_000, interval: 100 }).toBe(0)
  socket.destroy()
})

/** As many requests in one write as a client likes. */
const pipeline = (count: number, path = '/') => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(count)

test('pipelined requests are answered in order, one at a time', async () => {
  let [underWay, most, served] = [0, 0, 0]
  const { port } = await start(async () => {
    underWay += 1
    most = Math.max(most, underWay)
    await wait(1)
    underWay -= 1
    served += 1
    return new Response(`<${served}>`)
  }, PATIENT)
  const socket = await dial(port)
  let heard = ''
  socket.on('data', (data) => {
    heard += String(data)
  })
  socket.write(pipeline(200))
  const numbers = Array.from({ length: 200 }, (_, index) => `<${index + 1}>`)
  await expect.poll(() => heard.match(/<\d+>/g), { timeout: 20_000 }).toEqual(numbers)
  expect(most).toBe(1)
  socket.destroy()
})

test('clients that pipeline and never read are cut; what they asked for is not worked on', async () => {
  let begun = 0
  const { port, connections } = await start(
    async (request) => {
      if (new URL(request.url).pathname === '/small') return new Response('ok')
      begun += 1
      return endless()
    },
    { ...PATIENT, unread: 500 },
  )
  const sockets = await Promise.all(Array.from({ length: 10 }, () => dial(port)))
  for (const socket of sockets) {
    socket.pause()
    socket.write(pipeline(800))
  }
  await expect.poll(connections, { timeout: 30_000, interval: 5 }).toBeLessThan(10)
  expect(await (await fetch(`http://127.0.0.1:${port}/small`)).text()).toBe('ok')
  expect(begun, 'one of each connection').toBeLessThanOrEqual(10)
  await expect.poll(connections, { timeout: 30_000, interval: 100 }).toBeLessThanOrEqual(1)
  for (const socket of sockets) socket.destroy()
})

test('a connection that pipelines more than 250 requests is cut, and others are answered', async () => {
  const { port, connections } = await start(() => new Response('ok'), PATIENT)
  const socket = await dial(port)
  const isClosed = closed(socket.resume())
  socket.write(pipeline(800))
  await isClosed
  await expect.poll(connections).toBe(0)
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('ok')
  expect(new Error('after it').stack).toContain('listen.test')
})

test('between the answers of a connection that pipelines others have their turn', async () => {
  const begun: string[] = []
  const { port } = await start((request) => {
    begun.push(new URL(request.url).pathname)
    for (const until = performance.now() + 2; performance.now() < until; );
    return new Response('ok')
  }, PATIENT)
  const socket = await dial(port)
  socket.resume().write(pipeline(200))
  await expect.poll(() => begun.length, { interval: 1 }).toBeGreaterThan(0)
  await (await fetch(`http://127.0.0.1:${port}/other`)).text()
  expect(begun.indexOf('/other')).toBeLessThan(150)
  socket.destroy()
})

test('headers of more than 16 KB are refused', async () => {
  const { port } = await start(() => new Response('ok'))
  const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { 'x-long': 'x'.repeat(17 * 1024) } })
  expect(answer.status).toBe(431)
})

test('a port in use and a foreign address fail with one line', async () => {
  const { port } = await start(() => new Response('ok'))
  const again = listen(() => new Response('ok'), { host: '127.0.0.1', port })
  await expect(again).rejects.toThrow(
    new StartFailure(`127.0.0.1 port ${port} is taken by another program. Set PORT to another one.`),
  )
  const foreign = listen(() => new Response('ok'), { host: '192.0.2.1', port: 0 })
  await expect(foreign).rejects.toThrow(/HOST 192\.0\.2\.1 is no address of this machine/)
})

test('requests that clients break off are one quiet line', async () => {
  const lines: string[] = []
  const note = (level: string) => (fields: object, message: string) =>
    void (level === 'debug' || lines.push(`${level} ${message} ${JSON.stringify(fields)}`))
  const log = { debug: note('debug'), info: note('info'), warn: note('warn'), error: note('error') }
  const site = await makeServer({ log })
  let begun = 0
  const { port, connections } = await start((request, bindings) => {
    begun += 1
    return site.app.fetch(request, bindings)
  }, PATIENT)
  const half = 'Host: x\r\nTransfer-Encoding: chunked\r\nContent-Type: '
  const heads = [
    `POST /api/csp_report HTTP/1.1\r\n${half}application/csp-report`,
    `POST /api/add_network_hot HTTP/1.1\r\n${half}application/json`,
    `POST /api/upload_network_icon HTTP/1.1\r\nSec-Fetch-Site: same-origin\r\n${half}multipart/form-data; boundary=x`,
  ]
  for (const [index, head] of [...heads, ...heads].entries()) {
    const socket = await dial(port)
    socket.write(`${head}\r\n\r\n1\r\n{\r\n`)
    await expect.poll(() => begun).toBe(index + 1)
    socket.resetAndDestroy()
    await expect.poll(connections).toBe(0)
  }
  await expect.poll(() => lines).toEqual(['info clients broke off their requests {"times":1}'])
  await site.close()
})

test('on stop, active requests finish and new ones are refused', async () => {
  const begun = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  const { port, stop, connections } = await start(async () => {
    begun.resolve()
    await end.promise
    return new Response('to the end')
  }, PATIENT)
  const underWay = fetch(`http://127.0.0.1:${port}/`)
  await begun.promise
  const silent = (await dial(port)).resume()
  await expect.poll(connections).toBe(2)
  const stopped = stop(NEVER)
  const dialled = () =>
    new Promise<string>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve('open'))
      socket.on('error', () => resolve('refused')).on('connect', () => socket.destroy())
    })
  await expect.poll(dialled).toBe('refused')
  end.resolve()
  expect(await (await underWay).text()).toBe('to the end')
  await stopped
  await closed(silent)
})

/** Asks over a connection of its own, as often as wanted. @returns the text of an answer with its `Connection`. */
function openClient(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  return () =>
    new Promise<string>((resolve, reject) => {
      const outgoing = request({ port, host: '127.0.0.1', agent }, (incoming) => {
        let text = ''
        incoming.on('data', (data) => {
          text += String(data)
        })
        incoming.once('end', () => resolve(`${text} ${incoming.headers.connection}`))
        incoming.once('error', reject)
      })
      outgoing.once('error', reject).end()
    })
}

test('on stop, no request of a busy connection is cut, and the last answer of each says so', async () => {
  const { port, stop } = await start(() => new Response('whole'), { ...PATIENT, linger: NEVER })
  const clients = Array.from({ length: 20 }, () => openClient(port))
  await Promise.all(clients.map((ask) => ask()))
  setTimeout(() => stop(NEVER), 50)
  const lasts = clients.map(async (ask, index) => {
    // Half of them ask at once, half a moment after their last answer.
    for (;;) {
      const answer = await ask()
      if (answer !== 'whole keep-alive') return answer
      if (index % 2 === 0) await wait(index * 5)
    }
  })
  expect(await Promise.all(lasts)).toEqual(clients.map(() => 'whole close'))
})

test('on stop, connections in the backlog and all pipelined requests are answered', async () => {
  const { port, stop } = await start(
    async () => {
      await wait(5)
      return new Response('whole')
    },
    { ...PATIENT, linger: NEVER },
  )
  const socket = await dial(port)
  let heard = ''
  socket.on('data', (data) => {
    heard += String(data)
  })
  socket.write(pipeline(10))
  const fresh = Array.from({ length: 20 }, () => openClient(port)())
  await stop(NEVER)
  expect(await Promise.all(fresh)).toEqual(fresh.map(() => 'whole close'))
  await expect.poll(() => heard.match(/whole/g)).toHaveLength(10)
})

test('files are served over a socket compressed, in part and for HEAD', async () => {
  const site = await makeServer()
  const bytes = Buffer.alloc(300_000, 'genkan ')
  site.folder.write('dist/client/wallpapers/a.webp', bytes)
  const { port } = await start((request) => site.app.fetch(request))
  const url = `http://127.0.0.1:${port}/wallpapers/a.webp`
  expect(Buffer.from(await (await fetch(url)).arrayBuffer())).toEqual(bytes)
  const part = await fetch(url, { headers: { range: 'bytes=299990-' } })
  expect([part.status, await part.text()]).toEqual([206, bytes.subarray(299_990).toString()])
  const head = await fetch(url, { method: 'HEAD' })
  expect([head.status, head.headers.get('content-length')]).toEqual([200, '300000'])
  const socket = await dial(port)
  const heard = new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data))))
  socket.write('GET /../../package.json HTTP/1.1\r\nHost: x\r\n\r\n')
  expect(await heard).toMatch(/^HTTP\/1\.1 404 /)
  socket.destroy()
  await site.close()
})
