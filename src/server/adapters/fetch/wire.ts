import type { Socket } from 'node:net'
import type { buildConnector } from 'undici'
import { HttpFailure } from '../../core/ports/http.ts'

/**
 * Wraps a connector: a connection ends when an answer has more than `maxBytes` on the wire. Status lines, headers,
 * chunk extensions and interim answers (1xx), which nothing else counts, are counted, too.
 */
export function limitWire(connect: buildConnector.connector, maxBytes: number): buildConnector.connector {
  return (options, callback) =>
    connect(options, (error, socket) => {
      if (error) return callback(error, null)
      countAnswers(socket, maxBytes)
      callback(null, socket)
    })
}

/** Counts what a socket receives since it last sent something, which is one answer: requests are not pipelined. */
function countAnswers(socket: Socket, maxBytes: number): void {
  let sent = 0
  let received = 0
  // Paused, so that this listener does not make it flow: undici reads it by `read`, which emits `data`.
  socket.pause()
  socket.on('data', (chunk: Uint8Array) => {
    if (socket.bytesWritten !== sent) {
      sent = socket.bytesWritten
      received = 0
    }
    received += chunk.byteLength
    if (received > maxBytes) socket.destroy(new HttpFailure('tooLarge', 'the answer is too large'))
  })
}
