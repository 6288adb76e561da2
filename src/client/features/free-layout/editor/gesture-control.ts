import type { Gesture, Input } from '../kernel/gesture.ts'

/** The means by which pointers and keys arrange the page. */
export interface GestureControl {
  dispatch(input: Input): void
  /** Keeps what has been done, writes it if something has moved, and gives what was in hand. */
  release(): Gesture
  /** Calls it off; whether there was anything. */
  cancel(): boolean
}
