import {
  CLOSED_FOR_NEWER,
  type ClientFrame,
  clientFrames,
  type ServerFrame,
  serverFrames,
} from '../../../../shared/chat/frames.ts'

/** A connection with the server's socket: one attempt, until it is lost. */
export interface Connection {
  send(frame: ClientFrame): void
  /** Sends the heartbeat that is due; one that nothing follows in time ends the connection. */
  sendHeartbeat(): void
  /** Asks for a sign of life at once: after a sleep or in another network a connection may be dead without knowing. */
  probe(): void
  /** Ends it; nothing is told of it any more. */
  close(): void
}

export interface ConnectPorts {
  /** The address of the server's socket. */
  readonly url: string
  /** The id of whoever is logged in. */
  readonly user: string
  /** Whether it takes notices alone, no messages of the room. */
  readonly isQuiet: boolean
  /** A ticket of one use, in hex. Rejects if there is none to be had. */
  fetchTicket(): Promise<string>
  openSocket(url: string): WebSocket
}

/** What becomes of a connection. `refused`, `lost` and `displaced` come once, and nothing after them. */
export interface Heard {
  welcomed(): void
  refused(): void
  lost(): void
  /** The user has opened others since. */
  displaced(): void
  /** Any frame after the login but a heartbeat. */
  frame(frame: ServerFrame): void
}

/** From the ticket to the answer to the login, and for a sign of life that is asked for, in ms. */
const ANSWER_MS = 10_000
/** From a heartbeat to any sign of life, in ms; without one the connection is dead. */
const SILENCE_MS = 30_000

/** Opens a connection and logs in. Everything that follows is told to `heard`, never before this returns. */
export function connect({ url, user, isQuiet, fetchTicket, openSocket }: ConnectPorts, heard: Heard): Connection {
  const abort = new AbortController()
  let socket: WebSocket | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const end = (tell: 'refused' | 'lost' | 'displaced' | undefined) => {
    if (abort.signal.aborted) return
    abort.abort()
    clearTimeout(timer)
    socket?.close()
    if (tell !== undefined) heard[tell]()
  }
  const expectNothing = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const expectWithin = (ms: number) => {
    expectNothing()
    timer = setTimeout(() => end('lost'), ms)
  }
  const receive = (bytes: unknown) => {
    const frame = bytes instanceof ArrayBuffer ? serverFrames.decode(new Uint8Array(bytes)) : undefined
    if (frame === undefined) return end('lost') // a server of another version
    expectNothing()
    if (frame.frame === 'loginResult')
      return frame.result === 'ok' ? heard.welcomed() : end(frame.result === 'refused' ? 'refused' : 'lost')
    if (frame.frame !== 'heartbeat') heard.frame(frame)
  }
  const send = (frame: ClientFrame) => socket?.send(clientFrames.encode(frame))

  expectWithin(ANSWER_MS)
  void fetchTicket().then(
    (ticket) => {
      if (abort.signal.aborted) return
      socket = openSocket(url)
      socket.binaryType = 'arraybuffer'
      const { signal } = abort
      const logIn = () => send({ frame: 'login', userId: user, ticket, takesNotices: true, isQuiet })
      socket.addEventListener('open', logIn, { signal })
      socket.addEventListener('message', ({ data }) => receive(data), { signal })
      socket.addEventListener('close', ({ code }) => end(code === CLOSED_FOR_NEWER ? 'displaced' : 'lost'), { signal })
    },
    () => end('lost'),
  )
  return {
    send,
    sendHeartbeat() {
      send({ frame: 'heartbeat' })
      if (timer === undefined) expectWithin(SILENCE_MS) // none that is awaited is put off
    },
    probe() {
      send({ frame: 'heartbeat' })
      expectWithin(ANSWER_MS)
    },
    close: () => end(undefined),
  }
}
