import type { Gesture, Input } from '../../arranging/free/gesture.ts'

/** What tells of the page as it is arranged: pointers and keys. */
export interface Hand {
  tell(input: Input): void
  /** Keeps what has been done, writes it if something has moved, and gives what was in hand. */
  release(): Gesture
  /** Calls it off; whether there was anything. */
  cancel(): boolean
}
