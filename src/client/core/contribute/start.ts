import type { Persistence } from '../documents/persistence/persistence.ts'
import type { Storage } from '../documents/storage/storage.ts'
import type { Platform } from '../page/platform.ts'
import { whenIdle } from '../page/when-idle.ts'
import type { Locks } from '../tabs/locks.ts'
import type { Ticker } from '../tabs/ticker.ts'

/** What a start may rely on, in the order of time; each phase also has what those before it have. */
export const PHASES = [
  /** Every document is registered and loaded, and `call` is connected with the server. */
  'documents',
  /** All texts of the language are there. */
  'messages',
  /** The live page has replaced the first frame: everything has its final position. */
  'ready',
  /** A moment in which the page has nothing else to do. */
  'idle',
] as const
export type Phase = (typeof PHASES)[number]

/** What a start may use. */
export interface StartContext {
  readonly platform: Platform
  readonly persistence: Persistence
  /** That of the documents: `platform.documents`. */
  readonly storage: Storage
  /** Ticks every 20 s in the leading tab; the only one of this page. */
  readonly ticker: Ticker
  readonly locks: Locks
}

/** Something that begins by itself in every tab, after the first frame. */
export interface Start {
  readonly at: Phase
  /** Called once. It may not rely on another start of its phase: their order is undefined. */
  readonly run: (context: StartContext) => unknown
}

/** Declares the content of a `start.ts`: one start, or one for each of several phases. */
export const defineStart = (...starts: readonly Start[]): readonly Start[] => starts

/** What resolves when a phase begins; idle moments are the browser's. */
export type PhaseBeginnings = Readonly<Record<Exclude<Phase, 'idle'>, () => Promise<unknown>>>

/**
 * Runs the starts phase by phase, those of `idle` each in a moment of its own. One that throws or rejects is reported and
 * stops no other.
 * @returns resolves when all have been called but those of `idle`. Rejects if a phase cannot begin
 */
export async function runStarts(
  starts: readonly Start[],
  beginnings: PhaseBeginnings,
  context: StartContext,
): Promise<void> {
  for (const phase of PHASES) {
    if (phase !== 'idle') await beginnings[phase]()
    for (const start of starts.filter(({ at }) => at === phase)) {
      if (phase === 'idle') whenIdle(() => void runSafely(start, context))
      else void runSafely(start, context)
    }
  }
}

async function runSafely({ run }: Start, context: StartContext): Promise<void> {
  try {
    await run(context)
  } catch (error) {
    reportError(error)
  }
}
