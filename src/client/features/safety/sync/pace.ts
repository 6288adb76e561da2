import { DEBOUNCE } from '../../../../shared/constants.ts'
import { type AnyDocument, type Change, isStoredChange } from '../../../core/documents/document.ts'
import { backupSettings } from '../../data/backup/lazy.ts'
import { createBackoff } from './backoff.ts'
import type { Runs } from './runs.ts'
import { CloudFailure } from './syncer/cloud.ts'

/** A check that comes sooner than this after the last one is left out, in ms: windows are focused often. */
const LOOK_MS = 5000

/** When runs begin: some seconds after a change, and at checks, in which what is here goes along if it is due. */
export interface Pace {
  /** Takes note of a change of a document. */
  note(document: AnyDocument, change: Pick<Change<unknown>, 'origin'>): void
  /** Runs, unless the cloud is not to be asked yet. */
  check(): void
  /** The user looks at the page: checks if the last time was some seconds ago. */
  look(): void
  /** The user leaves the page: what is here goes at once. */
  leave(): void
  /** Checks at once: the network is back. */
  retry(): void
  /** Whether changes of this device wait to be sent. */
  isWaiting(): boolean
  stop(): void
}

/** @param onChange called when this device has something that the cloud may not have */
export function createPace(
  runs: Pick<Runs, 'run' | 'leave'>,
  onChange: () => void,
  now: () => number = Date.now,
): Pace {
  const backoff = createBackoff(now)
  /** What was changed before this page is not known. */
  let hasChanges = true
  let lastPush = 0
  let lastCheck = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const interval = () => backupSettings.get().autoBookMarks * 60_000
  const isDue = () => interval() > 0 && (hasChanges || now() - lastPush >= interval())

  async function check(): Promise<void> {
    if (backoff.left() > 0) return schedule(backoff.left())
    lastCheck = now()
    const push = isDue()
    if (push) {
      hasChanges = false
      lastPush = now()
    }
    const outcome = await runs.run({ push }).catch(broken)
    if (outcome?.at !== 'done') hasChanges ||= push
    if (outcome?.at !== 'failed') return backoff.reset()
    backoff.fail(outcome.failure.retryAfter)
    schedule(backoff.left())
  }

  /** What is no answer of the cloud, such as a full disk: it may pass as well. */
  function broken(error: unknown) {
    reportError(error)
    return { at: 'failed', failure: new CloudFailure('unreachable') } as const
  }

  /** A later call puts it off. */
  function schedule(ms: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => void check(), ms)
  }

  return {
    note({ travel }, { origin }) {
      if (travel.travels === 'device' || isStoredChange(origin)) return
      hasChanges = true
      onChange()
      if (interval() > 0) schedule(Math.max(DEBOUNCE.backupMs, backoff.left()))
    },
    check: () => void check(),
    look: () => void (now() - lastCheck > LOOK_MS && check()),
    leave: () => void (isDue() && hasChanges && runs.leave()),
    retry() {
      backoff.reset()
      void check()
    },
    isWaiting: () => hasChanges,
    stop: () => clearTimeout(timer),
  }
}
