import type { BoardPicture } from '../../../shared/games/bridge.ts'
import { tell } from './connect.ts'

/** What is kept of a game that is under way; without a state there is nothing to go on with. */
export interface Saved {
  readonly state?: string
  /** How far it is, for the placeholders of the text `progress`. */
  readonly progress?: Readonly<Record<string, number>>
  readonly picture?: BoardPicture
}

/** At most one state is sent in this time, in ms: the first at once, the newest at the end of it. */
const SAVE_EVERY_MS = 300

let waiting: (() => Saved | undefined) | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let last: string | undefined

/** The state that is kept: what was given at the start, or sent last. */
export const keptState = (): string | undefined => last

/** Says what is kept already. */
export function noteKept(state: string | undefined): void {
  last = state
}

/** Has the game kept, at once or within a moment. @param read is called when it is sent; without a value the one before stays */
export function save(read: () => Saved | undefined): void {
  waiting = read
  if (timer === undefined) flush()
}

/** Sends what has not been sent, such as before the page is left. */
export function flush(): void {
  clearTimeout(timer)
  timer = undefined
  const read = waiting
  if (read === undefined) return
  waiting = undefined
  const saved = read()
  if (saved === undefined) return
  last = saved.state
  tell({ type: 'save', ...saved })
  timer = setTimeout(flush, SAVE_EVERY_MS)
}
