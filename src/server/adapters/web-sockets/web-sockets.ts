import type { Duplex } from 'node:stream'
import { WebSocket, WebSocketServer } from 'ws'
import type { AcceptPeer } from '../../core/ports/peer.ts'
import { messageFrame } from './message-frame.ts'

/** Limits of what a peer may send, and how long one that is told to close may take, in ms. */
const LIMITS = { maxPayload: 4096, maxFragments: 8, maxBufferedChunks: 64, closeTimeout: 1000 } as const

/** Opens what makes requests sockets (RFC 6455). */
export function openWebSockets(): AcceptPeer {
  const server = new WebSocketServer({ noServer: true, clientTracking: false, perMessageDeflate: false, ...LIMITS })
  const write = createWriter()
  return ([incoming, connection, head], open) =>
    server.handleUpgrade(incoming, connection, head, (socket) => {
      const events = open({
        send: (bytes) => {
          if (socket.readyState === WebSocket.OPEN) write(connection, bytes)
        },
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

/**
 * `ws` makes each frame anew for each socket and writes it in two parts. Without compression it writes whole frames at
 * once, so that others may be written between its own.
 * @returns what writes a message; those of one turn reach a socket together, and what many are sent is framed once
 */
function createWriter(): (connection: Duplex, bytes: Uint8Array) => void {
  const frames = new WeakMap<Uint8Array, Buffer>()
  const frameOf = (bytes: Uint8Array): Buffer => {
    const frame = frames.get(bytes) ?? messageFrame(bytes)
    frames.set(bytes, frame)
    return frame
  }
  const corked = new Set<Duplex>()
  const uncorkAll = () => {
    for (const connection of corked) connection.uncork()
    corked.clear()
  }
  return (connection, bytes) => {
    if (corked.size === 0) process.nextTick(uncorkAll)
    if (!corked.has(connection)) connection.cork()
    corked.add(connection)
    connection.write(frameOf(bytes))
  }
}
