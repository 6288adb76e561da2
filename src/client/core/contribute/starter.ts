import type { Locks } from '../tabs/locks.ts'
import type { Ticker } from '../tabs/ticker.ts'

/** What a widget's starter may use. */
export interface StarterContext {
  /** Ticks every 20 s in the leading tab. */
  readonly ticker: Ticker
  readonly locks: Locks
}

/**
 * What a widget does in every tab though neither its tile nor its window is shown, such as a reminder: the default export
 * of its `starter.ts`. Called once, in idle time, when all documents and messages are loaded.
 */
export type Starter = (context: StarterContext) => void
