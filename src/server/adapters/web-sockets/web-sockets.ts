import { WebSocketServer } from 'ws'
import type { AcceptPeer } from '../../core/ports/peer.ts'

/** Limits of what a peer may send, and how long one that is told to close may take, in ms. */
const LIMITS = { maxPayload: 4096, maxFragments: 8, maxBufferedChunks: 64, closeTimeout: 1000 } as const

/** Opens what makes requests sockets (RFC 6455). */
export function openWebSockets(): AcceptPeer {
  const server = new WebSocketServer({ noServer: true, clientTracking: false, perMessageDeflate: false, ...LIMITS })
  return ([incoming, connection, head], open) =>
    server.handleUpgrade(incoming, connection, head, (socket) => {
      const events = open({
        send: (bytes) => socket.send(bytes),
        waiting: () => socket.bufferedAmount,
        ping: () => socket.ping(),
        close: (code) => socket.close(code),
        cut: () => socket.terminate(),
      })
      socket.on('message', (data, isBinary) => (isBinary ? events.message(data) : events.text()))
      socket.on('ping', () => events.control())
      socket.on('pong', () => events.control())
      socket.on('close', () => events.closed())
      socket.on('error', () => {}) // it closes by itself then
    })
}
