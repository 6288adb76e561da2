import { connect, type Socket } from 'node:net'

/** The other end of a socket of a chat room. */
export interface Member {
  /** Sends a frame of the room. */
  readonly send: (frame: Uint8Array) => void
  /** From now on it reads nothing. */
  readonly pause: () => void
  readonly resume: () => void
  /** Resolves when the socket has ended, by whomever. */
  readonly closed: Promise<void>
  readonly close: () => void
}

interface MemberOptions {
  readonly port: number
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  /** Takes a frame of the room; its bytes are others' afterwards. */
  readonly receive: (frame: Buffer) => void
  /** Is told what `receive` has thrown, and what was no frame. */
  readonly fail: (error: unknown) => void
}

const BINARY = 0x82
const PING = 0x89
const PONG = 0x8a
const MASKED = 0x80
/** The length of two more bytes (RFC 6455, section 5.2). */
const LONG = 126

/**
 * Opens a WebSocket with as little as reading takes: a client that costs as much as the server would be what is measured.
 * @throws Error with the status where it is refused
 */
export function openMember({ port, path, headers = {}, receive, fail }: MemberOptions): Promise<Member> {
  return new Promise((resolve, reject) => {
    let left = Buffer.alloc(0)
    let isUpgraded = false
    const take = (chunk: Buffer): void => {
      let bytes = left.length === 0 ? chunk : Buffer.concat([left, chunk])
      if (!isUpgraded) {
        const end = bytes.indexOf('\r\n\r\n')
        const status = bytes.toString('latin1', 9, 12)
        if (end >= 0 && status !== '101') return void socket.destroy(new Error(status))
        isUpgraded = end >= 0
        if (isUpgraded) {
          resolve(memberOf(socket))
          bytes = bytes.subarray(end + 4)
        }
      }
      const read = isUpgraded ? readFrames(bytes, receive, (ping) => void socket.write(masked(ping, PONG))) : 0
      left = Buffer.from(bytes.subarray(read))
    }
    const onread = {
      buffer: SHARED,
      callback: (length: number) => {
        try {
          take(SHARED.subarray(0, length))
        } catch (error) {
          fail(error)
          socket.destroy()
        }
        return true
      },
    }
    const socket = connect({ port, host: '127.0.0.1', onread })
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('closed without an answer')))
    socket.write(requestOf(path, { Host: `127.0.0.1:${port}`, ...headers }))
  })
}

/** What all sockets read into: what is read is taken at once. */
const SHARED = Buffer.alloc(256 * 1024)

const requestOf = (path: string, headers: Readonly<Record<string, string>>): string => {
  const upgrade = { Connection: 'Upgrade', Upgrade: 'websocket', 'Sec-WebSocket-Version': '13' }
  const all = { ...headers, ...upgrade, 'Sec-WebSocket-Key': Buffer.alloc(16).toString('base64') }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return [`GET ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n')
}

const memberOf = (socket: Socket): Member => ({
  send: (frame) => void socket.write(masked(frame)),
  pause: () => void socket.pause(),
  resume: () => void socket.resume(),
  closed: new Promise((resolve) => socket.once('close', () => resolve())),
  close: () => void socket.destroy(),
})

/** A frame with a mask of zeros, which changes nothing. */
function masked(frame: Uint8Array, kind = BINARY): Buffer {
  const { length } = frame
  const head = length < LONG ? [kind, MASKED | length] : [kind, MASKED | LONG, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([...head, 0, 0, 0, 0]), frame])
}

/** Reads all whole frames, pings among them. @returns how many bytes they had @throws Error at one that a chat room does not send */
function readFrames(bytes: Buffer, receive: (frame: Buffer) => void, ping: (frame: Buffer) => void): number {
  let at = 0
  while (at + 4 <= bytes.length || at + 2 + (bytes[at + 1] ?? LONG) <= bytes.length) {
    const short = bytes[at + 1] ?? 0
    if ((bytes[at] !== BINARY && bytes[at] !== PING) || short > LONG)
      throw new Error(`closed, or no frame: ${bytes.toString('hex', at, at + 8)}`)
    const begin = at + (short === LONG ? 4 : 2)
    const end = begin + (short === LONG ? bytes.readUInt16BE(at + 2) : short)
    if (end > bytes.length) break
    const take = bytes[at] === PING ? ping : receive
    take(bytes.subarray(begin, end))
    at = end
  }
  return at
}
