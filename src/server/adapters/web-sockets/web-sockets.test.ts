import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import type { Peer } from '../../core/ports/peer.ts'
import { openWebSockets } from './web-sockets.ts'

let server: Server
afterEach(() => server.close())

/** Sockets, each with what its other end has received, in order: bytes, and the code of its end. */
async function connect(count: number) {
  const accept = openWebSockets()
  const peers: Peer[] = []
  server = createServer()
  server.on('upgrade', (incoming, connection, head) =>
    accept([incoming, connection, head], (peer) => {
      peers.push(peer)
      return { message: () => {}, text: () => {}, control: () => {}, closed: () => {} }
    }),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const ends = Array.from({ length: count }, () => {
    const received: unknown[] = []
    const socket = new WebSocket(`ws://127.0.0.1:${port}`)
    socket.on('message', (data, isBinary) => received.push(isBinary ? [...data] : 'text'))
    socket.on('close', (code) => received.push(code))
    return received
  })
  await expect.poll(() => peers.length).toBe(count)
  return { peers, ends }
}

test('what is sent in one turn arrives in order, before the end of the socket; then nothing is sent', async () => {
  const { peers, ends } = await connect(2)
  const [both, long] = [Uint8Array.of(1, 2), new Uint8Array(70_000).fill(3)]
  for (const peer of peers) peer.send(both)
  for (const peer of peers) peer.send(long)
  for (const peer of peers) peer.send(both)
  for (const peer of peers) peer.close(4401)
  for (const peer of peers) peer.send(both)
  const expected = [[1, 2], [...long], [1, 2], 4401]
  await expect.poll(() => ends.map((end) => end.length)).toEqual([4, 4])
  expect(ends).toEqual([expected, expected])
})

test('what waits is counted from when it is sent', async () => {
  const { peers, ends } = await connect(1)
  const [peer] = peers
  peer?.send(new Uint8Array(100))
  expect(peer?.waiting()).toBe(102)
  await expect.poll(() => ends[0]?.length).toBe(1)
  expect(peer?.waiting()).toBe(0)
  peer?.cut()
  await expect.poll(() => ends[0]?.at(-1)).toBe(1006)
})
