import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { StartFailure } from './core/start.ts'
import { type Listener, listen } from './listen.ts'
import { makeServer } from './testing/project.ts'

const TIMEOUTS = { headers: 600, request: 900, keepAlive: 500, idle: 1000, check: 100 }
const running: Listener[] = []
afterEach(async () => {
  for (const listening of running.splice(0)) await listening.stop(0)
})
const start = async (handle: (request: Request) => Response | Promise<Response>) => {
  const listening = await listen(handle, { host: '127.0.0.1', port: 0, timeouts: TIMEOUTS })
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

test('two hundred slow clients are disconnected while a regular one is served', async () => {
  const { port, connections } = await start(async (request) => Response.json({ got: (await request.text()).length }))
  const sockets = await Promise.all(Array.from({ length: 200 }, () => dial(port)))
  // A quarter each: no data, half a header, a header byte by byte, a body byte by byte.
  const drips = sockets.map((socket, index) => {
    socket.resume()
    if (index % 4 === 1) socket.write('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ')
    if (index % 4 === 2) socket.write('GET / HTTP/1.1\r\nHost: x\r\n')
    if (index % 4 === 3) socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n')
    return setInterval(() => index % 4 > 1 && socket.writable && socket.write(index % 4 === 2 ? 'X-A: b\r\n' : 'x'), 50)
  })
  const honest = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'hello' })
  expect(await honest.json()).toEqual({ got: 5 })
  expect(connections(), 'those that dawdle are still there').toBeGreaterThan(100)
  const all = Promise.all(sockets.map(closed)).then(() => 'cut')
  expect(await Promise.race([all, wait(30_000, 'still there')])).toBe('cut')
  for (const drip of drips) clearInterval(drip)
})

test('a client that does not read its response is disconnected', async () => {
  const endless = () =>
    new Response(new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(65_536)) }))
  const { port, connections } = await start(endless)
  const socket = await dial(port)
  socket.pause()
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  // A paused socket does not notice that it was closed, so the server's count is read.
  await wait(200)
  expect(connections()).toBe(1)
  await expect.poll(connections, { timeout: 30_000, interval: 100 }).toBe(0)
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

test('on stop, active requests finish and new ones are refused', async () => {
  const begun = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  const { port, stop, connections } = await start(async () => {
    begun.resolve()
    await end.promise
    return new Response('to the end')
  })
  const underWay = fetch(`http://127.0.0.1:${port}/`)
  await begun.promise
  const silent = await dial(port)
  await expect.poll(connections).toBe(2)
  const begin = performance.now()
  const stopped = stop(30_000)
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow()
  end.resolve()
  expect(await (await underWay).text()).toBe('to the end')
  await stopped
  await closed(silent)
  expect(performance.now() - begin, 'without the grace').toBeLessThan(15_000)
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
