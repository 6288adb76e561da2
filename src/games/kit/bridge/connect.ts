import * as v from 'valibot'
import { type FromGame, HELLO, NO_PAST, type ToGame, toGameSchema } from '../../../shared/games/bridge.ts'
import { languageOfTag } from '../../../shared/lib/text/language-of-tag.ts'

type Start = Extract<ToGame, { type: 'start' }>

let port: MessagePort | undefined

/** Tells the page something; nobody hears it where the game is opened by itself. */
export const tell = (message: FromGame): void => port?.postMessage(message)

/**
 * Connects the game to the page that shows it.
 * @param keys those that the game takes
 * @param receive what the page tells, `start` first; what does not fit the schema is dropped
 */
export function connect(keys: readonly string[], receive: (message: ToGame) => void): void {
  if (window.parent === window) {
    receive(aloneStart())
    return
  }
  const take = ({ data }: MessageEvent<unknown>) => {
    const read = v.safeParse(toGameSchema, data)
    if (read.success) receive(read.output)
  }
  window.addEventListener('message', ({ source, ports: [given] }) => {
    if (source !== window.parent || given === undefined || port !== undefined) return
    port = given
    port.onmessage = take
    tell({ type: 'ready', keys: [...keys] })
  })
  window.parent.postMessage(HELLO, '*') // whoever frames it; it says nothing but that it is there
}

/** A game that is opened by itself can be played, and nothing of it is kept. */
function aloneStart(): Start {
  return {
    type: 'start',
    language: languageOfTag(navigator.language) ?? 'en',
    theme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
    primary: '#006661',
    isMotionReduced: matchMedia('(prefers-reduced-motion: reduce)').matches,
    isSoundOn: false,
    past: NO_PAST,
    shortcuts: [],
  }
}
