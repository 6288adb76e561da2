/** The control of a chat room: bare `ws`. Where a file is named, messages are committed to it before they are told. */
import { createServer } from 'node:http'
import { DatabaseSync } from 'node:sqlite'
import { type WebSocket, WebSocketServer } from 'ws'

/** Places of the frames in `shared/chat/frames.ts`, and where the text of a message begins. */
const HEARTBEAT = 0
const MESSAGE = 2
const TEXT_AT = 14
/** For how long the first message of a commit waits for others, in ms. */
const GROUP_MS = 3

interface Message {
  readonly name: string
  /** As it was sent. */
  readonly sent: Buffer
}

const members = new Set<WebSocket>()
let last = 0

const text = (value: string): Buffer => {
  const bytes = Buffer.from(value)
  return Buffer.concat([Buffer.from([bytes.length >> 8, bytes.length & 255]), bytes])
}

function tell({ name, sent }: Message): void {
  const head = Buffer.alloc(17, 0)
  head[0] = MESSAGE
  last += 1
  head.writeBigUInt64BE(BigInt(last), 1)
  head.writeBigUInt64BE(BigInt(Date.now()), 9)
  const names = [text(name), text(name), text('')]
  const frame = Buffer.concat([head, sent.subarray(1, TEXT_AT), ...names, sent.subarray(TEXT_AT)])
  for (const member of members) member.send(frame)
}

/** @returns what commits messages in groups, as durably as the product, and tells of them then */
function openCommits(file: string): (message: Message) => void {
  const database = new DatabaseSync(file)
  database.exec('pragma journal_mode = wal; pragma synchronous = full')
  database.exec('create table message (id integer primary key, name text, nonce blob, text blob, time integer)')
  database.exec('create table counter (last integer); insert into counter values (0)')
  const insert = database.prepare('insert into message values (?, ?, ?, ?, ?)')
  const count = database.prepare('update counter set last = ?')
  let waiting: Message[] = []
  const commit = () => {
    const group = waiting
    waiting = []
    database.exec('begin immediate')
    for (const [index, { name, sent }] of group.entries())
      insert.run(last + index + 1, name, sent.subarray(1, 9), sent.subarray(TEXT_AT), Date.now())
    count.run(last + group.length)
    database.exec('commit')
    for (const message of group) tell(message)
  }
  return (message) => {
    if (waiting.push(message) === 1) setTimeout(commit, GROUP_MS)
  }
}

const [, , file] = process.argv
const take = file === undefined ? tell : openCommits(file)
const sockets = new WebSocketServer({ noServer: true, clientTracking: false, perMessageDeflate: false })
const server = createServer((_, answer) => answer.end())
server.on('upgrade', (incoming, connection, head) =>
  sockets.handleUpgrade(incoming, connection, head, (socket) => {
    const name = incoming.url?.slice(1) ?? ''
    members.add(socket)
    socket.on('message', (sent) => (sent[0] === HEARTBEAT ? socket.send(sent) : take({ name, sent })))
    socket.on('close', () => members.delete(socket))
    socket.on('error', () => {})
  }),
)
server.listen(Number(process.env.PORT), '127.0.0.1')
process.once('SIGTERM', () => process.exit())
