import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ClientFrame, ServerFrame } from '../../../../shared/chat/frames.ts'
import type { Channel } from '../../../core/tabs/channel.ts'
import type { Heard } from './connect.ts'
import type { Need } from './kernel/needs.ts'
import type { SocketState } from './kernel/socket-state.ts'
import { includeOwn, leadSocket, type SocketChannel } from './lead-socket.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** Two tabs of one browser. */
function twoTabs(): readonly [SocketChannel, SocketChannel] {
  const listeners = [
    new Map<string, Set<(message: unknown) => void>>(),
    new Map<string, Set<(message: unknown) => void>>(),
  ]
  const channel = (own: number): Channel => ({
    writer: `tab ${own}`,
    post(topic, message) {
      for (const listener of listeners[1 - own]?.get(topic) ?? []) listener(message)
    },
    listen(topic, listener) {
      const ofTopic = listeners[own]?.get(topic) ?? new Set()
      listeners[own]?.set(topic, ofTopic.add(listener))
      return () => ofTopic.delete(listener)
    },
  })
  return [includeOwn(channel(0)), includeOwn(channel(1))]
}

function begin({ hasLogin = true } = {}) {
  const [leader, other] = twoTabs()
  const connections: { need: Need; heard: Heard; sent: ClientFrame[]; isOpen: boolean; probes: number }[] = []
  const wakes: (() => void)[] = []
  const logins: (() => void)[] = []
  const states: SocketState[] = []
  other.listen('socket-state', (state) => states.push(state))
  const resign = leadSocket({
    channel: leader,
    connect(need, heard) {
      if (!hasLogin) return undefined
      const made = { need, heard, sent: [] as ClientFrame[], isOpen: true, probes: 0 }
      connections.push(made)
      return {
        send: (frame) => made.sent.push(frame),
        sendHeartbeat: () => made.sent.push({ frame: 'heartbeat' }),
        probe: () => {
          made.probes += 1
        },
        close: () => {
          made.isOpen = false
        },
      }
    },
    onWake(wake) {
      wakes.push(wake)
      return () => {}
    },
    onLogin(changed) {
      logins.push(changed)
      return () => {}
    },
    random: () => 0.5,
  })
  const need = (isNeeded: boolean, what: Need = 'messages') =>
    other.post('socket-need', { tab: 'tab 1', need: isNeeded ? what : undefined })
  return { leader, other, connections, wakes, logins, states, resign, need }
}

test('a tab that needs the socket has it opened by the leading one, hears its frames and sends by it', () => {
  const { other, connections, need, states } = begin()
  expect(connections).toHaveLength(0)
  need(true)
  connections[0]?.heard.welcomed()
  expect(states.at(-1)).toMatchObject({ at: 'open' })
  const heard: ServerFrame[] = []
  other.listen('socket-frame', (frame) => heard.push(frame))
  const poke: ServerFrame = { frame: 'notice', notice: { notice: 'poke' } }
  connections[0]?.heard.frame(poke)
  expect(heard).toEqual([poke])
  other.post('socket-send', { frame: 'history', page: 1, limit: 100 })
  expect(connections[0]?.sent).toEqual([{ frame: 'history', page: 1, limit: 100 }])
  need(false)
  expect([connections[0]?.isOpen, states.at(-1)]).toEqual([false, { at: 'closed' }])
})

test('a heartbeat goes out every 20 s; a tab that does not answer any more is forgotten', () => {
  const { connections, need } = begin()
  need(true)
  connections[0]?.heard.welcomed()
  vi.advanceTimersByTime(40_000)
  expect(connections[0]?.sent).toEqual([{ frame: 'heartbeat' }, { frame: 'heartbeat' }])
  vi.advanceTimersByTime(20_000)
  expect(connections[0]?.isOpen).toBe(false)
})

test('a leading tab that is hidden, whose timers run once a minute, keeps the socket of one that is seen', () => {
  const { setInterval: fakeInterval } = globalThis
  vi.spyOn(globalThis, 'setInterval').mockImplementation((task) => fakeInterval(task, 60_000))
  const { other, connections, need } = begin()
  other.listen('socket-ask', () => need(true))
  need(true)
  connections[0]?.heard.welcomed()
  vi.advanceTimersByTime(600_000)
  expect([connections.length, connections[0]?.isOpen]).toEqual([1, true])
})

test('a connection that is lost is made again, at once when the network is back', () => {
  const { connections, need, wakes } = begin()
  need(true)
  connections[0]?.heard.welcomed()
  vi.advanceTimersByTime(20_000)
  need(true)
  connections[0]?.heard.lost()
  expect(connections).toHaveLength(1)
  vi.advanceTimersByTime(500)
  expect(connections).toHaveLength(2)
  connections[1]?.heard.lost()
  for (const wake of wakes) wake()
  expect(connections).toHaveLength(3)
})

test('a server that takes logins and closes at once is tried more and more seldom', () => {
  const { connections, need } = begin()
  for (let second = 0; second < 300; second += 1) {
    need(true)
    const last = connections.at(-1)
    if (last?.isOpen) {
      last.heard.welcomed()
      last.heard.lost()
    }
    vi.advanceTimersByTime(1000)
  }
  expect(connections.length).toBeLessThan(16)
})

test('one that is open is asked for a sign of life when the network is back: it may be that of another network', () => {
  const { connections, need, wakes } = begin()
  need(true)
  for (const wake of wakes) wake()
  connections[0]?.heard.welcomed()
  expect(connections[0]?.probes).toBe(0)
  for (const wake of wakes) wake()
  expect([connections.length, connections[0]?.probes]).toEqual([1, 1])
})

test('one that gave way to newer ones does not come back at once, but as soon as the page is seen', () => {
  const { connections, need, wakes } = begin()
  need(true)
  connections[0]?.heard.welcomed()
  connections[0]?.heard.displaced()
  vi.advanceTimersByTime(20_000)
  expect(connections).toHaveLength(1)
  for (const wake of wakes) wake()
  expect(connections).toHaveLength(2)
})

test('somebody else has a connection of his own; a guest has none', () => {
  const { connections, need, logins } = begin()
  need(true)
  connections[0]?.heard.welcomed()
  for (const changed of logins) changed()
  expect(connections.map(({ isOpen }) => isOpen)).toEqual([false, true])
  const guest = begin({ hasLogin: false })
  guest.need(true)
  expect(guest.states.at(-1)).toEqual({ at: 'closed' })
})

test('who no longer leads has no connection', () => {
  const { connections, need, resign } = begin()
  need(true)
  resign()
  expect(connections[0]?.isOpen).toBe(false)
  vi.advanceTimersByTime(60_000)
  expect(connections).toHaveLength(1)
})

test('a socket for notices alone takes no messages; it is opened anew for them, and closed to them after a while', () => {
  const { leader, connections, need } = begin()
  need(true, 'notices')
  connections[0]?.heard.welcomed()
  leader.post('socket-need', { tab: 'tab 0', need: 'messages' })
  expect(connections.map((one) => [one.need, one.isOpen])).toEqual([
    ['notices', false],
    ['messages', true],
  ])
  connections[1]?.heard.welcomed()
  leader.post('socket-need', { tab: 'tab 0', need: undefined })
  expect(connections).toHaveLength(2)
  vi.advanceTimersByTime(20_000)
  expect(connections.map((one) => [one.need, one.isOpen]).at(-1)).toEqual(['notices', true])
})

test('a tab that begins to need the socket hears of the mute that was told before it', () => {
  const { leader, connections, need } = begin()
  need(true)
  connections[0]?.heard.welcomed()
  const heard: ServerFrame[] = []
  leader.listen('socket-frame', (frame) => heard.push(frame))
  leader.post('socket-need', { tab: 'tab 0', need: 'notices' })
  expect(heard, 'nothing was told yet').toEqual([])
  for (const until of [5, 0]) connections[0]?.heard.frame({ frame: 'notice', notice: { notice: 'muted', until } })
  heard.splice(0)
  const begun = { frame: 'notice', notice: { notice: 'muted', until: 0 } }
  leader.post('socket-need', { tab: 'tab 0', need: 'messages' })
  expect(heard).toEqual([begun])
  leader.post('socket-need', { tab: 'tab 0', need: 'messages' })
  expect(heard, 'one that says again that it needs it').toEqual([begun])
  connections[0]?.heard.lost()
  leader.post('socket-need', { tab: 'tab 2', need: 'messages' })
  expect(heard, 'it may be another by now').toEqual([begun])
})

test('an attempt that has not succeeded yet is given up for one of more need, or of somebody else', () => {
  const { leader, connections, need, logins } = begin()
  need(true, 'notices')
  leader.post('socket-need', { tab: 'tab 0', need: 'messages' })
  expect(connections.map((one) => [one.need, one.isOpen])).toEqual([
    ['notices', false],
    ['messages', true],
  ])
  for (const changed of logins) changed()
  expect(connections.map(({ isOpen }) => isOpen)).toEqual([false, false, true])
})
