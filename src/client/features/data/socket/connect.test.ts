import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ClientFrame, clientFrames, type ServerFrame, serverFrames } from '../../../../shared/chat/frames.ts'
import { connect } from './connect.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** The socket of a browser, whose other end is the test. */
class FakeSocket extends EventTarget {
  binaryType = 'blob'
  isOpen = true
  readonly sent: (ClientFrame | undefined)[] = []
  send(bytes: Uint8Array): void {
    this.sent.push(clientFrames.decode(bytes))
  }
  close(): void {
    this.isOpen = false
  }
  open(): void {
    this.dispatchEvent(new Event('open'))
  }
  receive(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
  tell(frame: ServerFrame): void {
    this.receive(serverFrames.encode(frame).buffer)
  }
  lose(code: number): void {
    this.dispatchEvent(new CloseEvent('close', { code }))
  }
}

const TICKET = '0123456789abcdef0123456789abcdef'
const HEARTBEAT = { frame: 'heartbeat' } as const
const WELCOME = { frame: 'loginResult', result: 'ok' } as const

function begin({ isQuiet = false, ticket = Promise.resolve(TICKET) } = {}) {
  const socket = new FakeSocket()
  const heard: unknown[] = []
  const openSocket = vi.fn((_url: string) => socket as unknown as WebSocket)
  const connection = connect(
    { url: 'wss://genkan.example/api/chat', user: 'u1', isQuiet, fetchTicket: () => ticket, openSocket },
    {
      welcomed: () => heard.push('welcomed'),
      refused: () => heard.push('refused'),
      lost: () => heard.push('lost'),
      displaced: () => heard.push('displaced'),
      frame: (frame) => heard.push(frame),
    },
  )
  return { connection, socket, heard, openSocket }
}

async function enter(options?: Parameters<typeof begin>[0]) {
  const begun = begin(options)
  await vi.advanceTimersByTimeAsync(0)
  begun.socket.open()
  return begun
}

async function beWelcomed() {
  const entered = await enter()
  entered.socket.tell(WELCOME)
  entered.heard.splice(0)
  return entered
}

test('a connection asks for a ticket, opens the socket and logs in by it', async () => {
  const { socket, heard, openSocket } = await enter({ isQuiet: true })
  expect(openSocket.mock.calls).toEqual([['wss://genkan.example/api/chat']])
  const wishes = { takesNotices: true, isQuiet: true }
  expect([socket.binaryType, socket.sent, heard]).toEqual([
    'arraybuffer',
    [{ frame: 'login', userId: 'u1', ticket: TICKET, ...wishes }],
    [],
  ])
  socket.tell(WELCOME)
  expect(heard).toEqual(['welcomed'])
})

test('what is said is passed on, heartbeats are not', async () => {
  const { connection, socket, heard } = await beWelcomed()
  const poke: ServerFrame = { frame: 'notice', notice: { notice: 'poke' } }
  socket.tell(HEARTBEAT)
  socket.tell(poke)
  expect(heard).toEqual([poke])
  const question = { frame: 'history', page: 1, limit: 100 } as const
  connection.send(question)
  expect(socket.sent.at(-1)).toEqual(question)
})

test('without a ticket, or an answer to the login in time, it is lost', async () => {
  const failing = begin({ ticket: Promise.reject(new Error('no network')) })
  await vi.advanceTimersByTimeAsync(0)
  expect([failing.heard, failing.openSocket.mock.calls]).toEqual([['lost'], []])
  const silent = await enter()
  vi.advanceTimersByTime(10_000)
  expect([silent.heard, silent.socket.isOpen]).toEqual([['lost'], false])
})

test.each([
  ['refused', 'refused'],
  ['tooMany', 'lost'],
] as const)('a login that comes to %s: the connection is %s, once', async (result, told) => {
  const { socket, heard } = await enter()
  socket.tell({ frame: 'loginResult', result })
  socket.lose(4401)
  expect([heard, socket.isOpen]).toEqual([[told], false])
})

test.each([
  [1001, 'lost'],
  [1006, 'lost'],
  [1008, 'lost'],
  [1013, 'lost'],
  [4401, 'lost'],
  [4409, 'displaced'],
])('one that is closed with %i is %s', async (code, told) => {
  const { socket, heard } = await beWelcomed()
  socket.lose(code)
  expect(heard).toEqual([told])
})

test.each([
  ['text', 'hello'],
  ['a frame of another version', Uint8Array.of(9).buffer],
])('%s of the server ends it: it is lost', async (_, data) => {
  const { socket, heard } = await beWelcomed()
  socket.receive(data)
  socket.tell(HEARTBEAT)
  expect([heard, socket.isOpen]).toEqual([['lost'], false])
})

test('a sign of life that is asked for and does not come ends it, whatever it was: any frame is one', async () => {
  const { connection, socket, heard } = await beWelcomed()
  connection.probe()
  expect(socket.sent.at(-1)).toEqual(HEARTBEAT)
  vi.advanceTimersByTime(9999)
  socket.tell({ frame: 'notice', notice: { notice: 'poke' } })
  heard.splice(0)
  vi.advanceTimersByTime(10_000)
  expect(heard).toEqual([])
  connection.probe()
  vi.advanceTimersByTime(10_000)
  expect([heard, socket.isOpen]).toEqual([['lost'], false])
})

test('a heartbeat wants an answer, however seldom one goes out: timers of a hidden page run once a minute', async () => {
  const { connection, socket, heard } = await beWelcomed()
  for (let minute = 0; minute < 3; minute += 1) {
    connection.sendHeartbeat()
    socket.tell(HEARTBEAT)
    vi.advanceTimersByTime(60_000)
  }
  expect([heard, socket.sent.slice(1)]).toEqual([[], [HEARTBEAT, HEARTBEAT, HEARTBEAT]])
  for (let beat = 0; beat < 2; beat += 1) {
    connection.sendHeartbeat()
    vi.advanceTimersByTime(20_000)
  }
  expect([heard, socket.isOpen]).toEqual([['lost'], false])
})

test('of one that was closed nothing is told any more, even where its ticket comes afterwards', async () => {
  const { connection, socket, heard } = await beWelcomed()
  connection.close()
  socket.tell(HEARTBEAT)
  socket.lose(1006)
  const early = begin()
  early.connection.close()
  await vi.advanceTimersByTimeAsync(60_000)
  expect([heard, socket.isOpen, early.heard, early.openSocket.mock.calls]).toEqual([[], false, [], []])
})
