import { randomUUID } from 'node:crypto'
import type { Bus, BusTopics } from '../../core/ports/bus.ts'
import { CLOSE, type Connections, type Member } from './connections.ts'

/** Sockets of a user on all nodes; the oldest goes for one more. */
const MAX_SOCKETS = 3
/** How long is known what a node has told of a user, in ms: until all others must have told. */
const MEMORY_MS = 1000

type Told = BusTopics['chatSockets']
type Socket = Told['sockets'][number] & { readonly member?: Member }

/** Sees to it that a user has no more sockets than he may, on all nodes together. */
interface Presence {
  /** Tells of somebody who has just logged in. */
  readonly enter: (member: Member) => void
  readonly end: () => void
}

/**
 * Opens the presence of users. Nothing is kept of it: whoever lets somebody in asks the nodes, each tells of the sockets
 * it has, and ends those that are not among the newest of all that were told. A node that is gone tells nothing.
 */
export function openPresence(bus: Bus, { membersOf, end }: Connections): Presence {
  const node = randomUUID()
  /** What other nodes have told lately, by user and node. */
  const told = new Map<string, Map<string, readonly Socket[]>>()
  const timers = new Set<NodeJS.Timeout>()

  const ownOf = (userId: string) =>
    [...membersOf(userId)].map((member) => ({ member, serial: member.serial, enteredAt: member.login.enteredAt }))
  const tell = (userId: string, asks: boolean): void => {
    const sockets = ownOf(userId).map(({ member: _, ...socket }) => socket)
    if (sockets.length > 0) bus.publish('chatSockets', { userId, node, asks, sockets })
  }
  const endOld = (userId: string): void => {
    const others = [...(told.get(userId)?.values() ?? [])].flat()
    for (const { member } of oldest([...ownOf(userId), ...others]))
      if (member !== undefined) end(member, CLOSE.replaced)
  }
  const remember = ({ userId, node: other, sockets }: Told): void => {
    const byNode = told.get(userId) ?? new Map<string, readonly Socket[]>()
    told.set(userId, byNode.set(other, sockets))
    const timer = setTimeout(() => {
      timers.delete(timer)
      if (byNode.get(other) === sockets) byNode.delete(other)
      if (byNode.size === 0 && told.get(userId) === byNode) told.delete(userId)
    }, MEMORY_MS)
    timers.add(timer)
  }
  const stop = bus.subscribe('chatSockets', (given) => {
    if (given.node !== node) {
      remember(given)
      if (given.asks) tell(given.userId, false)
    }
    endOld(given.userId)
  })
  return {
    enter: ({ login }) => tell(login.userId, true),
    end() {
      stop()
      for (const timer of timers) clearTimeout(timer)
    },
  }
}

/** Those that are too many, by when they have logged in by the database's clock. */
const oldest = (sockets: readonly Socket[]): readonly Socket[] =>
  sockets.toSorted((one, other) => other.enteredAt - one.enteredAt || other.serial - one.serial).slice(MAX_SOCKETS)
