import { type Field, flags, hex, joined, listOf, oneOf, record, refined, unsigned, variant, within } from './fields.ts'
import { messageText, shortText } from './text.ts'

/** The close code of a socket whose user has opened newer ones. */
export const CLOSED_FOR_NEWER = 4409

/** Messages of a page of the history. */
export const MAX_PAGE = 100

/** A colour as `#rrggbb`, in three bytes. */
const color: Field<string> = refined(
  hex(3),
  (digits) => `#${digits}`,
  (text) => text.slice(1),
)

/** How a message is sent: it is the same in what comes back. */
const content = {
  /** Random, made by the sender: the same message sent again is told by it. */
  nonce: hex(8),
  /** What kind of message it is, such as danmaku; the server does not care. */
  kind: unsigned(1),
  color,
  size: unsigned(1),
} as const

const message = record({
  /** Rises by one with each message of the room. */
  chatId: unsigned(8),
  /** In ms since the epoch. */
  time: unsigned(8),
  ...content,
  username: shortText(64),
  nickname: shortText(255),
  /** The name of the sender's picture; empty for none. */
  head: shortText(255),
  text: messageText,
})

/** A message of the room. */
export type ChatMessage = NonNullable<ReturnType<(typeof message)['read']>>

/** What is told to clients that have said that they take notices. */
const notice = variant('notice', {
  /** What the user has in the cloud was changed by another login. */
  poke: record({}),
  deleted: record({ chatId: unsigned(8) }),
  /** Until a time in ms since the epoch, 0 for none, no message of the user is taken. Told at each login, too. */
  muted: record({ until: unsigned(8) }),
  /** Too many were sent, or asked for: none is taken until a time in ms since the epoch. */
  slowDown: record({ until: unsigned(8), what: oneOf('message', 'history') }),
  /** A message was not taken. `failed`: it can be sent again; `deleted`: it was taken once, and is gone. */
  refused: record({ nonce: hex(8), why: oneOf('failed', 'slowDown', 'deleted', 'muted') }),
})
export type Notice = NonNullable<ReturnType<(typeof notice)['read']>>
/** What was sent or asked for too fast. */
export type RateLimited = Extract<Notice, { notice: 'slowDown' }>['what']
/** Why a message is refused. */
export type RefusalReason = Extract<Notice, { notice: 'refused' }>['why']

/**
 * What a client makes of the room: `takesNotices`, it knows frames of notices; `isQuiet`, it wants nothing of what is
 * written there. A client of the specification sets neither.
 */
const wishes = flags('takesNotices', 'isQuiet')

/** From client to server; the first byte is the place in this list (docs/decisions/0084). */
const fromClient = variant('frame', {
  heartbeat: record({}),
  login: joined(record({ userId: shortText(64), ticket: hex(16) }), wishes),
  send: record({ ...content, text: messageText }),
  history: record({ page: within(2, 1, 65_535), limit: within(1, 1, MAX_PAGE) }),
})

/** From server to client. */
const fromServer = variant('frame', {
  heartbeat: record({}),
  loginResult: record({ result: oneOf('ok', 'refused', 'tooMany') }),
  message: record({ message }),
  /** The newest message first. */
  history: record({ page: unsigned(2), messages: listOf(message, MAX_PAGE) }),
  notice: record({ notice }),
})

export type ClientFrame = NonNullable<ReturnType<(typeof fromClient)['read']>>
export type ServerFrame = NonNullable<ReturnType<(typeof fromServer)['read']>>

/** Encodes and decodes frames of one direction. */
interface Frames<Frame> {
  /** @throws RangeError if a value does not fit */
  readonly encode: (frame: Frame) => Uint8Array<ArrayBuffer>
  /** @returns undefined if the bytes are no frame, whatever they are */
  readonly decode: (bytes: Uint8Array) => Frame | undefined
}

const framesOf = <Frame>(field: Field<Frame>): Frames<Frame> => ({
  encode: (frame) => field.write(frame),
  decode(bytes) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    const cursor = { view, at: 0 }
    const frame = field.read(cursor)
    return cursor.at === view.byteLength ? frame : undefined
  },
})

export const clientFrames: Frames<ClientFrame> = framesOf(fromClient)
export const serverFrames: Frames<ServerFrame> = framesOf(fromServer)
