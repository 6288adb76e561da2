import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'

/** The other end of a socket. */
export interface Peer {
  /** Sends a message, whose bytes must stay as they are: the same ones may be sent to many. */
  readonly send: (bytes: Uint8Array) => void
  /** Bytes that it has not taken yet. */
  readonly waiting: () => number
  /** Asks for a sign of life, which any program gives by itself (RFC 6455, 5.5.2). */
  readonly ping: () => void
  /** Ends the socket, once what was sent is on its way. */
  readonly close: (code: number) => void
  /** Ends the socket at once. */
  readonly cut: () => void
}

/** What a peer does. */
export interface PeerEvents {
  readonly message: (bytes: Uint8Array) => void
  /** It has sent text where there are bytes alone. */
  readonly text: () => void
  /** It has asked for a sign of life, or given one. */
  readonly control: () => void
  readonly closed: () => void
}

/** A request to upgrade its connection: what it says, the connection, and what came behind the request. */
export type UpgradeRequest = readonly [incoming: IncomingMessage, connection: Duplex, head: Buffer]

/** Makes a request to upgrade its connection a socket. @param open is called unless the request is none */
export type AcceptPeer = (request: UpgradeRequest, open: (peer: Peer) => PeerEvents) => void
