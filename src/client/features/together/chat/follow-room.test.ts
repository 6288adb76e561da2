import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { StoreApi } from 'zustand/vanilla'
import type { ChatMessage, ClientFrame, Notice, ServerFrame } from '../../../../shared/chat/frames.ts'
import { session } from '../../data/session/index.ts'
import type { SocketState } from '../../data/socket/lazy.ts'
import { chat, KINDS, NO_CHAT } from './chat.ts'
import { keptRoom, NOTHING_KEPT } from './document.ts'
import { holdRoom } from './follow-room.ts'
import { sendAgain, sendMessage } from './send-message.ts'

const socket = vi.hoisted(() => ({
  sent: [] as ClientFrame[],
  holders: 0,
  onNeed: () => {},
  listeners: new Set<(frame: ServerFrame) => void>(),
  state: undefined as unknown as StoreApi<SocketState>,
}))
vi.mock('../../data/socket/lazy.ts', async () => {
  const { createStore } = await import('zustand/vanilla')
  const socketState = createStore<SocketState>()(() => ({ at: 'closed' }))
  socket.state = socketState
  return {
    socketState,
    sendFrame: (frame: ClientFrame) => socket.sent.push(frame),
    needSocket() {
      socket.holders += 1
      socket.onNeed()
      return () => {
        socket.holders -= 1
      }
    },
    onFrame(listener: (frame: ServerFrame) => void) {
      socket.listeners.add(listener)
      return () => socket.listeners.delete(listener)
    },
  }
})

const info = {
  id: 'u1',
  username: 'lin',
  nickname: '林',
  note: '',
  sex: '0',
  birthday: '',
  address: '',
  head: '',
} as const
const login = { token: 't', info: { ...info, email: '', open_id: '', is_weak: false } as never }
const message = (chatId: number, nonce = `n${chatId}`): ChatMessage => ({
  ...{ username: 'qiu', nickname: '秋', head: '', kind: 0, color: '#ffffff', size: 20 },
  ...{ chatId, nonce, time: chatId * 1000, text: `message ${chatId}` },
})
const hear = (frame: ServerFrame) => {
  for (const listener of socket.listeners) listener(frame)
}
const say = (...ids: number[]) => {
  for (const id of ids) hear({ frame: 'message', message: message(id) })
}
const history = (page: number, ...ids: number[]) =>
  hear({ frame: 'history', page, messages: ids.map((id) => message(id)) })
const notify = (notice: Notice) => hear({ frame: 'notice', notice })
const connect = () => socket.state.setState({ at: 'open' }, true)
const lose = () => socket.state.setState({ at: 'waiting', failures: 0, why: 'connection' }, true)
const shown = () => chat.getState().room.messages.map(({ chatId }) => chatId)
const unsent = () => chat.getState().room.unsent.map(({ text, at }) => [text, at])
const hello = { kind: KINDS.room, color: '#ffffff', size: 20, text: 'hello' }
const lastSent = () => socket.sent.findLast((frame) => frame.frame === 'send')

let release: () => void
beforeEach(() => {
  vi.useFakeTimers()
  socket.sent.splice(0)
  socket.onNeed = () => {}
  socket.state.setState({ at: 'closed' }, true)
  session.setState({ login })
  keptRoom.set({ ...NOTHING_KEPT, user: 'u1' })
  chat.setState(NO_CHAT, true)
  release = holdRoom()
})
afterEach(() => {
  release()
  vi.useRealTimers()
})

test('the socket is held as long as somebody holds the room', () => {
  const other = holdRoom()
  release()
  release()
  expect([socket.holders, socket.listeners.size]).toEqual([1, 1])
  other()
  expect([socket.holders, socket.listeners.size]).toEqual([0, 0])
})

test('once it is open the last page is asked for, and what is said then is shown', () => {
  connect()
  expect(socket.sent).toEqual([{ frame: 'history', page: 1, limit: 100 }])
  history(1, 3, 2, 1)
  say(4)
  expect(shown()).toEqual([1, 2, 3, 4])
})

test('pages that another tab has asked for are not taken', () => {
  connect()
  history(1, 3, 2, 1)
  history(2, 9, 8)
  expect(shown()).toEqual([1, 2, 3])
})

test('a page that does not come is asked for again', () => {
  connect()
  vi.advanceTimersByTime(10_000)
  expect(socket.sent).toHaveLength(2)
})

test('what is said at once is shown at once, and in its order', () => {
  connect()
  history(1, 1)
  const states = vi.fn()
  const stop = chat.subscribe(states)
  say(2)
  say(3, 4, 5)
  notify({ notice: 'deleted', chatId: 4 })
  expect(shown()).toEqual([1, 2, 3, 5])
  say(6, 7, 8)
  vi.advanceTimersByTime(100)
  expect(shown()).toEqual([1, 2, 3, 5, 6, 7, 8])
  expect(states.mock.calls.length).toBeLessThanOrEqual(4)
  stop()
})

test('behind a gap the history is asked for', () => {
  connect()
  history(1, 1)
  socket.sent.splice(0)
  say(3)
  expect(socket.sent).toEqual([{ frame: 'history', page: 1, limit: 100 }])
  history(1, 3, 2, 1)
  expect(shown()).toEqual([1, 2, 3])
})

test('a message is on its way until it is heard', () => {
  connect()
  history(1)
  sendMessage(hello)
  expect(unsent()).toEqual([['hello', 'sending']])
  const sent = lastSent()
  hear({ frame: 'message', message: { ...message(1), nonce: sent?.frame === 'send' ? sent.nonce : '' } })
  expect([unsent(), shown()]).toEqual([[], [1]])
})

test('one that is not heard, or not taken, has failed, and can be sent again as the same', () => {
  connect()
  sendMessage(hello)
  const first = lastSent()
  vi.advanceTimersByTime(10_000)
  expect(unsent()).toEqual([['hello', 'failed']])
  const nonce = chat.getState().room.unsent[0]?.nonce ?? ''
  sendAgain(nonce)
  expect(lastSent()).toEqual(first)
  notify({ notice: 'refused', nonce, why: 'failed' })
  expect(unsent()).toEqual([['hello', 'failed']])
  notify({ notice: 'refused', nonce, why: 'deleted' })
  expect(unsent()).toEqual([])
})

test('what was on its way when the connection broke is sent again as the same', () => {
  connect()
  sendMessage(hello)
  const first = lastSent()
  lose()
  socket.sent.splice(0)
  connect()
  expect(socket.sent).toContainEqual(first)
})

test('mutes and haste have their ends', () => {
  connect()
  notify({ notice: 'muted', until: 5 })
  notify({ notice: 'slowDown', until: 7, what: 'message' })
  expect(chat.getState()).toMatchObject({ mutedUntil: 5, slowUntil: 7 })
})

test('the last messages are kept on this device, and shown before it is connected; to whom they are shown alone', () => {
  connect()
  history(1, 2, 1)
  vi.advanceTimersByTime(3000)
  expect(keptRoom.get()).toMatchObject({ user: 'u1', readId: 2, list: [{ chatId: 1 }, { chatId: 2 }] })
  release()
  chat.setState(NO_CHAT, true)
  release = holdRoom()
  expect(shown()).toEqual([1, 2])
  session.setState({ login: { ...login, info: { ...(login.info as object), id: 'u2' } as never } })
  expect([shown(), keptRoom.get()]).toEqual([[], { ...NOTHING_KEPT, user: 'u2' }])
})

test('whoever first came into an empty room has not seen the first message that is said later', () => {
  connect()
  history(1)
  vi.advanceTimersByTime(3000)
  expect(keptRoom.get().readId).toBe(0)
  say(1)
  vi.advanceTimersByTime(3000)
  expect(keptRoom.get().readId).toBe(0)
})

test('a tab that hears once more that the socket is open asks for nothing', () => {
  connect()
  history(1, 1)
  socket.sent.splice(0)
  connect()
  expect([socket.sent, chat.getState().room.isCatchingUp]).toEqual([[], false])
})

test('a mute is what the server has last said, and stays as long as nothing is said', () => {
  connect()
  notify({ notice: 'muted', until: 5 })
  lose()
  connect()
  history(1, 1)
  expect(chat.getState().mutedUntil).toBe(5)
  notify({ notice: 'muted', until: 0 })
  expect(chat.getState().mutedUntil).toBe(0)
})

test('what is told at once to whoever begins to need the socket is heard', () => {
  release()
  socket.onNeed = () => notify({ notice: 'muted', until: 5 })
  release = holdRoom()
  expect(chat.getState().mutedUntil).toBe(5)
})

test('a page that was asked for too soon is asked for again when the server takes questions, without a word', () => {
  connect()
  socket.sent.splice(0)
  notify({ notice: 'slowDown', until: Date.now() + 4000, what: 'history' })
  vi.advanceTimersByTime(3999)
  expect([socket.sent, chat.getState().slowUntil]).toEqual([[], 0])
  vi.advanceTimersByTime(1)
  expect(socket.sent).toEqual([{ frame: 'history', page: 1, limit: 100 }])
})

test('a message that was sent too soon puts off no page that is on its way', () => {
  connect()
  vi.advanceTimersByTime(9000)
  notify({ notice: 'slowDown', until: Date.now() + 8000, what: 'message' })
  expect(chat.getState().slowUntil).toBe(Date.now() + 8000)
  vi.advanceTimersByTime(1000)
  expect(socket.sent).toHaveLength(2)
})

test('a clock that is wrong neither keeps one from asking nor makes one ask all the time', () => {
  connect()
  socket.sent.splice(0)
  notify({ notice: 'slowDown', until: Date.now() - 3_600_000, what: 'history' })
  expect(socket.sent).toHaveLength(0)
  vi.advanceTimersByTime(1000)
  expect(socket.sent).toHaveLength(1)
  notify({ notice: 'slowDown', until: Date.now() + 3_600_000, what: 'history' })
  vi.advanceTimersByTime(10_000)
  expect(socket.sent).toHaveLength(2)
  notify({ notice: 'slowDown', until: Date.now() + 3_600_000, what: 'message' })
  expect(chat.getState().slowUntil).toBe(Date.now() + 10_000)
})

test('of whoever logs in after another nothing is as it was for that one, also where another tab has seen it first', () => {
  connect()
  history(1, 1)
  sendMessage(hello)
  notify({ notice: 'muted', until: 5 })
  release()
  session.setState({ login: { ...login, info: { ...(login.info as object), id: 'u2' } as never } })
  keptRoom.set({ ...NOTHING_KEPT, user: 'u2' })
  release = holdRoom()
  expect([shown(), unsent(), chat.getState().mutedUntil]).toEqual([[], [], 0])
})

test('in a room that was set back to an earlier state what is said next is unread', () => {
  connect()
  history(1, 9, 8, 2, 1)
  keptRoom.update((now) => ({ ...now, readId: 9 }))
  lose()
  connect()
  history(1, 3, 2, 1)
  expect([shown(), chat.getState().room.lastId, keptRoom.get().readId]).toEqual([[1, 2, 3], 3, 3])
})
