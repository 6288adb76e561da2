import type { Gesture, Input } from '../../kernel/gesture.ts'

/** Controls the gesture of a page, for pointers and keys alike. */
export interface GestureControl {
  dispatch(input: Input): void
  /** Ends the gesture, writes its result if anything changed, and returns the ended gesture. */
  release(): Gesture
  /** Cancels the gesture; false if there was none. */
  cancel(): boolean
}
