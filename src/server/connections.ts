import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Requests that wait for the answer before theirs, on one connection and on all; a connection that asks for more is cut. */
const MAX_WAITING_EACH = 250
const MAX_WAITING = 4000
/** Milliseconds of one turn of the event loop in which requests that waited begin. */
const SHARE_MS = 5

/** The open connections of a server. */
export interface Connections {
  /** Their number, including those without a request yet. */
  readonly count: () => number
  /**
   * Answers a request when it is its turn: Node reads all pipelined requests at once, but only the first may use
   * memory, files and time. The others wait for it in order, and for a turn: those of other connections come between.
   */
  readonly admit: (incoming: IncomingMessage, outgoing: ServerResponse, answer: () => void) => void
  /** Whether the answer being made is the last of its connection, which must say so in its headers. */
  readonly isLast: (socket: Socket) => boolean
  /** Whether a connection has no request that is unanswered. */
  readonly isIdle: (socket: Socket) => boolean
  /** Begins no more answers until `drain`: clients that wait for one ask for nothing else. */
  readonly hold: () => void
  /**
   * Closes each connection after its last answer, which says so; one without a request a moment later, so that a
   * request already on its way is still answered.
   */
  readonly drain: () => void
}

/** The unanswered requests of a connection, in order; the first is being answered. */
type Queue = (() => void)[]

/**
 * Tracks the connections of a server.
 * @param lingerMs for which a closing server still takes a request on a connection without one
 */
export function trackConnections(server: Server, lingerMs: number): Connections {
  const queues = new Map<Socket, Queue>()
  const held = new Set<Queue>()
  /** Connections that have asked for too much, and are cut in their turn. */
  const refused = new WeakSet<Socket>()
  // All requests in the queues but the first of each.
  let waiting = 0
  let phase: 'open' | 'held' | 'draining' = 'open'

  const inTurn = createTurns(SHARE_MS)

  const begin = (queue: Queue): void => {
    if (phase === 'held') held.add(queue)
    else queue[0]?.()
  }

  /** Closes a connection without a request, unless something arrives meanwhile. */
  const closeIdle = (socket: Socket, queue: Queue): void => {
    const { bytesRead } = socket
    setTimeout(() => {
      if (queue.length === 0 && socket.bytesRead === bytesRead) socket.destroySoon()
    }, lingerMs)
  }

  const answerNext = (socket: Socket, queue: Queue): void => {
    queue.shift()
    if (queue.length > 0) waiting -= 1
    if (socket.destroyed) return
    if (queue.length > 0) inTurn(() => begin(queue))
    else if (phase === 'draining') closeIdle(socket, queue)
  }

  server.on('connection', (socket) => {
    const queue: Queue = []
    queues.set(socket, queue)
    // Node makes an error for each unanswered request of a closed connection, most of whose cost is its stack.
    const { stackTraceLimit } = Error
    socket.prependOnceListener('close', () => {
      Error.stackTraceLimit = 0
    })
    socket.once('close', () => {
      Error.stackTraceLimit = stackTraceLimit
      waiting -= Math.max(0, queue.length - 1)
      queue.length = 0
      queues.delete(socket)
    })
    if (phase === 'draining') closeIdle(socket, queue)
  })

  return {
    count: () => queues.size,
    admit: (incoming, outgoing, answer) => {
      const { socket } = incoming
      const queue = queues.get(socket)
      if (!queue || socket.destroyed || refused.has(socket)) return
      if (queue.length > MAX_WAITING_EACH || (queue.length > 0 && waiting >= MAX_WAITING)) {
        refused.add(socket)
        inTurn(() => socket.destroy())
        return
      }
      outgoing.once('close', () => answerNext(socket, queue))
      queue.push(answer)
      if (queue.length === 1) begin(queue)
      else waiting += 1
    },
    isLast: (socket) => phase === 'draining' && queues.get(socket)?.length === 1,
    isIdle: (socket) => queues.get(socket)?.length === 0,
    hold: () => {
      phase = 'held'
    },
    drain: () => {
      phase = 'draining'
      for (const queue of held) begin(queue)
      held.clear()
      for (const [socket, queue] of queues) if (queue.length === 0) closeIdle(socket, queue)
    },
  }
}

/** Runs work in later turns of the event loop, in order, for at most so many milliseconds of each. */
function createTurns(shareMs: number): (work: () => void) => void {
  const ready: (() => void)[] = []
  let isScheduled = false
  const schedule = () => {
    if (!isScheduled) setImmediate(runSome)
    isScheduled = true
  }
  const runSome = () => {
    isScheduled = false
    const until = performance.now() + shareMs
    // what becomes ready meanwhile is for the next turn
    for (let left = ready.length; left > 0 && performance.now() < until; left -= 1) ready.shift()?.()
    if (ready.length > 0) schedule()
  }
  return (work) => {
    ready.push(work)
    schedule()
  }
}
