import * as v from 'valibot'
import {
  type FromGame,
  fromGameSchema,
  HELLO,
  MESSAGES_PER_SECOND,
  type ToGame,
} from '../../../../../shared/games/bridge.ts'

/** A game in its frame, as the page talks with it. */
export interface GameFrame {
  /** Tells the game something; lost if it does not listen yet. */
  tell(message: ToGame): void
  end(): void
}

interface Listener {
  /** What the game is told first; asked for each time that its page loads. */
  readonly start: () => ToGame
  readonly receive: (message: FromGame) => void
  /** The game sends more than it may, and is heard no more. */
  readonly onFlood: () => void
}

/** Above this many times what is allowed in a second a game is not merely hasty. */
const FLOOD = 10

/**
 * Talks with the game in a frame. Its page is of an opaque origin, so that only the window tells it from others; its first
 * message is answered with a port, and what does not fit the schema, or comes too fast, is dropped.
 */
export function openGameFrame(frame: HTMLIFrameElement, { start, receive, onFlood }: Listener): GameFrame {
  let port: MessagePort | undefined
  let [second, heard] = [0, 0]

  const isTooFast = () => {
    const now = Math.floor(performance.now() / 1000)
    if (now !== second) [second, heard] = [now, 0]
    heard += 1
    if (heard > MESSAGES_PER_SECOND * FLOOD) {
      port?.close()
      onFlood()
    }
    return heard > MESSAGES_PER_SECOND
  }

  const hear = ({ data }: MessageEvent<unknown>) => {
    if (isTooFast()) return
    const read = v.safeParse(fromGameSchema, data)
    if (read.success) receive(read.output)
  }

  const greet = ({ source, data }: MessageEvent<unknown>) => {
    if (source === null || source !== frame.contentWindow || data !== HELLO) return
    port?.close() // the page of the frame was loaded anew
    const channel = new MessageChannel()
    port = channel.port1
    port.onmessage = hear
    // an opaque origin cannot be named
    frame.contentWindow.postMessage(HELLO, '*', [channel.port2])
    port.postMessage(start())
  }

  window.addEventListener('message', greet)
  return {
    tell: (message) => port?.postMessage(message),
    end() {
      window.removeEventListener('message', greet)
      port?.close()
    },
  }
}
