import { createStore } from 'zustand/vanilla'
import { CHAT_PATH, wsTicket } from '../../../../shared/api/chat.ts'
import type { ClientFrame, ServerFrame } from '../../../../shared/chat/frames.ts'
import type { StartContext } from '../../../core/contribute/start.ts'
import { call } from '../../../core/net/call.ts'
import { connection } from '../../../core/net/connection.ts'
import { electWhileAwake } from '../../../core/tabs/locks.ts'
import { session } from '../session/index.ts'
import { type Connection, connect, type Heard } from './connect.ts'
import { type Need, strongest } from './kernel/needs.ts'
import { CLOSED, type SocketState } from './kernel/socket-state.ts'
import { includeOwn, leadSocket, type SocketChannel } from './lead-socket.ts'
import { askChatOffer, isChatOffered, isChatOfferKnown, onChatOffer } from './offer.ts'

/** What the socket of this browser is doing; the same in all tabs. */
export const socketState = createStore<SocketState>()(() => CLOSED)

let channel: SocketChannel | undefined
let tab = ''
const holders = new Map<symbol, Need>()
const listeners = new Set<(frame: ServerFrame) => void>()

/** Keeps the socket open until it is released. What was last told of a mute is told again. @returns releases it */
export function needSocket(need: Need): () => void {
  const holder = Symbol('needs the socket')
  holders.set(holder, need)
  tellNeed()
  return () => {
    if (holders.delete(holder)) tellNeed()
  }
}

function tellNeed(): void {
  channel?.post('socket-need', { tab, need: strongest(holders.values()) })
}

/** Calls with what the server says to this browser. @returns stops it */
export function onFrame(listener: (frame: ServerFrame) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Sends a frame if the socket is open; one that is lost on its way is not sent again. */
export const sendFrame = (frame: ClientFrame): void => channel?.post('socket-send', frame)

/** Does not wait for the next attempt to connect. */
export const retrySocket = (): void => channel?.post('socket-retry', true)

/** Joins this tab to the socket of the browser, which one of its tabs keeps. Called once, at the start. */
export function joinSocket({ platform, locks }: Pick<StartContext, 'platform' | 'locks'>): void {
  const all = includeOwn(platform.channel)
  channel = all
  tab = platform.channel.writer
  all.listen('socket-state', (state) => socketState.setState(state, true))
  all.listen('socket-frame', (frame) => {
    for (const listener of listeners) listener(frame)
  })
  all.listen('socket-ask', () => void (holders.size > 0 && tellNeed()))
  addEventListener('pagehide', () => all.post('socket-need', { tab, need: undefined }))
  addEventListener('pageshow', () => void (holders.size > 0 && tellNeed()))
  electWhileAwake(locks, 'genkan.socket', () =>
    leadSocket({ channel: all, connect: connectUser, onWake, onLogin, random: Math.random }),
  )
  onChatOffer(() => void (holders.size > 0 && tellNeed()))
  all.post('socket-hello', true)
  if (holders.size > 0) tellNeed()
}

/** The server's address of the socket: `https://host/x` → `wss://host/x/api/chat`. */
export const socketUrl = (server: string): string => `${server.replace(/^http/, 'ws')}${CHAT_PATH}`

function connectUser(need: Need, heard: Heard): Connection | undefined {
  const { server } = connection.getState()
  const user = session.getState().login?.info.id
  if (server === undefined || user === undefined) return undefined
  if (!isChatOffered()) {
    void askChatOffer() // the operator may have one by now
    return undefined
  }
  const fetchTicket = async () => {
    if (!isChatOfferKnown() && !(await askChatOffer())) throw new Error('the server has no chat room')
    try {
      return (await call(wsTicket, {}, { silent: true, user })).ticket
    } catch (error) {
      void askChatOffer() // the operator may have none any more
      throw error
    }
  }
  const openSocket = (url: string) => new WebSocket(url)
  return connect({ url: socketUrl(server), user, isQuiet: need === 'notices', fetchTicket, openSocket }, heard)
}

/** The network is back, or somebody looks at the page. */
function onWake(wake: () => void): () => void {
  const onVisible = () => void (document.visibilityState === 'visible' && wake())
  addEventListener('online', wake)
  document.addEventListener('visibilitychange', onVisible)
  return () => {
    removeEventListener('online', wake)
    document.removeEventListener('visibilitychange', onVisible)
  }
}

const onLogin = (changed: () => void): (() => void) =>
  session.subscribe(({ login }, before) => void (login?.token !== before.login?.token && changed()))
