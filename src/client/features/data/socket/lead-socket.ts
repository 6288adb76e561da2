import type { ClientFrame, ServerFrame } from '../../../../shared/chat/frames.ts'
import { TICKER } from '../../../../shared/constants.ts'
import type { Channel } from '../../../core/tabs/channel.ts'
import type { Connection, Heard } from './connect.ts'
import { asked, type Need, type Needs, noted, strongest } from './kernel/needs.ts'
import { CLOSED, dueEvent, nextState, type SocketEvent, type SocketState } from './kernel/socket-state.ts'

/** What tabs say to one another about the socket, by topic; the leading tab hears itself, too. */
export interface SocketTopics {
  /** A tab begins: the leading one is to tell the state. */
  readonly 'socket-hello': true
  /** The leading tab asks who needs the socket. */
  readonly 'socket-ask': true
  /** `need` is undefined if the tab does not need it. */
  readonly 'socket-need': { readonly tab: string; readonly need: Need | undefined }
  readonly 'socket-state': SocketState
  readonly 'socket-send': ClientFrame
  readonly 'socket-frame': ServerFrame
  /** The user does not want to wait for the next attempt. */
  readonly 'socket-retry': true
}

/** The channel of all tabs of this browser, this one included. */
export interface SocketChannel {
  post<T extends keyof SocketTopics>(topic: T, message: SocketTopics[T]): void
  /** @returns stops it */
  listen<T extends keyof SocketTopics>(topic: T, listener: (message: SocketTopics[T]) => void): () => void
}

/** `channel` for messages that this tab hears itself, too. */
export function includeOwn(channel: Channel): SocketChannel {
  const own = new Map<string, Set<(message: never) => void>>()
  return {
    post(topic, message) {
      channel.post(topic, message)
      for (const listener of own.get(topic) ?? []) listener(message as never)
    },
    listen(topic, listener) {
      const ofTopic = own.get(topic) ?? new Set()
      own.set(topic, ofTopic.add(listener))
      const stop = channel.listen(topic, (message) => listener(message as never))
      return () => {
        stop()
        ofTopic.delete(listener)
      }
    },
  }
}

export interface LeadPorts {
  readonly channel: SocketChannel
  /** Opens a connection of whoever is logged in; undefined if nobody is, or there is no server that has one. */
  readonly connect: (need: Need, heard: Heard) => Connection | undefined
  /** Calls back when the network is back, or the page is seen again. @returns stops it */
  readonly onWake: (wake: () => void) => () => void
  /** Calls back when somebody else has logged in, or nobody is any more. @returns stops it */
  readonly onLogin: (changed: () => void) => () => void
  readonly random: () => number
}

const isMute = (frame: ServerFrame): boolean => frame.frame === 'notice' && frame.notice.notice === 'muted'

/** Keeps the one socket of this browser, in its leading tab, as long as a tab needs it. @returns resigns */
export function leadSocket({ channel, connect, onWake, onLogin, random }: LeadPorts): () => void {
  let needs: Needs = new Map()
  let state = CLOSED
  let connection: Connection | undefined
  /** What the connection is for. */
  let connected: Need | undefined
  /** What was last told of a mute on it. */
  let mute: ServerFrame | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Takes a step, and does what the new state asks for. */
  function step(event: SocketEvent): void {
    const next = nextState(state, event)
    if (next === state) return
    state = next
    clearTimeout(timer)
    if (state.at !== 'open') leave()
    if (state.at === 'opening') enter()
    const due = dueEvent(state, random())
    if (due !== undefined) timer = setTimeout(() => step(due.event), due.ms)
    channel.post('socket-state', state)
  }
  function leave(): void {
    connection?.close()
    connection = undefined
    mute = undefined
  }
  function enter(): void {
    connected = wanted() ?? 'notices'
    connection = connect(connected, {
      welcomed: () => step('welcomed'),
      refused: () => step('refused'),
      lost: () => step('lost'),
      displaced: () => step('displaced'),
      frame(frame) {
        if (isMute(frame)) mute = frame
        channel.post('socket-frame', frame)
      },
    })
    if (connection === undefined) step('unneeded')
  }
  const wanted = () => strongest([...needs.values()].map(({ need }) => need))
  /** Opens it for more, or closes it. One that is open for more than is needed stays until the next tick. */
  function follow(mayNarrow: boolean): void {
    const need = wanted()
    step(need === undefined ? 'unneeded' : 'needed')
    if (need !== undefined && need !== connected && (need === 'messages' || mayNarrow)) step('replaced')
  }
  function tick(): void {
    needs = asked(needs)
    if (state.at !== 'closed') follow(true)
    if (state.at === 'open') connection?.sendHeartbeat()
    channel.post('socket-ask', true)
  }

  const ticker = setInterval(tick, TICKER.everyMs)
  const stops = [
    channel.listen('socket-need', ({ tab, need }) => {
      const isNew = need !== undefined && needs.get(tab)?.need !== need
      needs = noted(needs, tab, need)
      follow(false)
      if (isNew && mute !== undefined) channel.post('socket-frame', mute)
    }),
    channel.listen('socket-hello', () => channel.post('socket-state', state)),
    channel.listen('socket-retry', () => step('woken')),
    channel.listen('socket-send', (frame) => void (state.at === 'open' && connection?.send(frame))),
    onWake(() => {
      if (state.at === 'open') connection?.probe()
      else step('woken')
    }),
    onLogin(() => {
      step('replaced')
      if (needs.size > 0) step('needed')
    }),
  ]
  channel.post('socket-ask', true)
  return () => {
    clearInterval(ticker)
    clearTimeout(timer)
    for (const stop of stops) stop()
    leave()
  }
}
