import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { type WebSocket, WebSocketServer } from 'ws'
import { openMember } from './member.ts'

test('a ping between two frames is answered and is none of them', async () => {
  const sockets = new WebSocketServer({ noServer: true, clientTracking: false, perMessageDeflate: false })
  const server = createServer()
  const opening = new Promise<WebSocket>((resolve) =>
    server.on('upgrade', (...request) => sockets.handleUpgrade(...request, resolve)),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const [received, failures]: [string[], unknown[]] = [[], []]
  const member = await openMember({
    ...{ port: (server.address() as AddressInfo).port, path: '/' },
    receive: (frame) => received.push(frame.toString()),
    fail: (error) => failures.push(error),
  })
  const socket = await opening
  const answered = new Promise<string>((resolve) => socket.on('pong', () => resolve('answered')))
  socket.send(Buffer.from('before'))
  socket.ping()
  socket.send(Buffer.from('behind'))
  const outcome = await Promise.race([answered, member.closed])
  expect(outcome).toBe('answered')
  expect([received, failures]).toEqual([['before', 'behind'], []])
  member.close()
  server.close()
})
