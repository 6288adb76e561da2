import { serverFrames } from '../../../shared/chat/frames.ts'
import type { Bus } from '../../core/ports/bus.ts'
import { CLOSE, type Connections } from './connections.ts'

/** Passes on to the sockets of this node what nodes tell. @returns what ends it */
export function fanOut(bus: Bus, connections: Connections): () => void {
  const { members, membersOf, send, notify, tellMute, end, all } = connections
  const ends = [
    bus.subscribe('chatMessage', (message) => {
      const bytes = serverFrames.encode({ frame: 'message', message })
      for (const member of members()) if (!member.isQuiet) send(member, bytes)
    }),
    bus.subscribe('chatDeleted', ({ chatId }) => {
      for (const member of members()) if (!member.isQuiet) notify(member, { notice: 'deleted', chatId })
    }),
    bus.subscribe('cloudChanged', ({ userId, sessionId }) => {
      for (const member of membersOf(userId))
        if (member.login.sessionId !== sessionId) notify(member, { notice: 'poke' })
    }),
    bus.subscribe('chatMuted', ({ userId, until }) => {
      for (const member of membersOf(userId)) tellMute(member, until)
    }),
    bus.subscribe('loginsEnded', ({ userId, only, except }) => {
      for (const connection of all()) {
        const { login } = connection
        if (login?.userId !== userId || login.sessionId === except) continue
        if (only === undefined || login.sessionId === only) end(connection, CLOSE.loginEnded)
      }
    }),
  ]
  return () => {
    for (const one of ends) one()
  }
}
