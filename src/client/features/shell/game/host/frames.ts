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
  /** Hears the game no more. */
  end(): void
}

interface Listener {
  /** What the game is told first, once it is known. */
  readonly start: () => Promise<ToGame>
  readonly receive: (message: FromGame) => void
  /** The frame does what no game does: it sends far too much, or shows another page. It is heard no more. */
  readonly onStrange: () => void
  /** The frame was moved in the document, as between a window and a sheet: its page was loaded anew, in another window. */
  readonly onMoved: () => void
}

/** Above this many times what is allowed in a second a game is not merely hasty. */
const FLOOD = 10
const SECOND_MS = 1000

/** Who listens to which window; a frame that is gone has none, and so nobody needs to leave. */
const greeters = new WeakMap<object, () => void>()
let isListening = false

function listenToGreetings(): void {
  if (isListening) return
  isListening = true
  window.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    if (source !== null && data === HELLO) greeters.get(source)?.()
  })
}

/**
 * Talks with the game in a frame. Its page is of an opaque origin, so that only the window tells it from others. Its
 * first message is answered with a port, once: a second one comes from another page. What does not fit the schema is
 * dropped; of what comes too fast a result is taken at once, what is to be kept a second later, and all else dropped.
 */
export function openGameFrame(frame: HTMLIFrameElement, { start, receive, onStrange, onMoved }: Listener): GameFrame {
  let port: MessagePort | undefined
  let isEnded = false
  let [second, heard, loads] = [0, 0, 0]
  let late: FromGame | undefined

  const end = () => {
    isEnded = true
    port?.close()
  }
  const stop = () => {
    if (isEnded) return
    end()
    onStrange()
  }
  const isTooFast = () => {
    const now = Math.floor(performance.now() / SECOND_MS)
    if (now !== second) [second, heard] = [now, 0]
    heard += 1
    if (heard > MESSAGES_PER_SECOND * FLOOD) stop()
    return heard > MESSAGES_PER_SECOND
  }
  const hearLater = (message: FromGame) => {
    const isWaiting = late !== undefined
    late = message
    if (isWaiting) return
    setTimeout(() => {
      const waited = late
      late = undefined
      if (waited !== undefined) receive(waited)
    }, SECOND_MS)
  }
  const hear = ({ data }: MessageEvent<unknown>) => {
    const isHasty = isTooFast()
    const read = isEnded ? undefined : v.safeParse(fromGameSchema, data)
    if (read?.success !== true) return
    const message = read.output
    if (!isHasty || message.type === 'result') receive(message)
    else if (message.type === 'save') hearLater(message)
  }
  const greet = () => {
    if (port !== undefined) return stop()
    const channel = new MessageChannel()
    port = channel.port1
    port.onmessage = hear
    // an opaque origin cannot be named
    frame.contentWindow?.postMessage(HELLO, '*', [channel.port2])
    const given = port
    void start().then((message) => given.postMessage(message))
  }

  listenToGreetings()
  const own = frame.contentWindow
  if (own !== null) greeters.set(own, greet)
  frame.addEventListener('load', () => {
    loads += 1
    if (frame.contentWindow !== own) onMoved()
    else if (loads > 1) stop() // a game never leaves its page
  })
  return { tell: (message) => port?.postMessage(message), end }
}
