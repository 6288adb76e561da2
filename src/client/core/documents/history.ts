import { createStore, type StoreApi } from 'zustand/vanilla'
import { applyPatches, diff, invert, type Patch } from '../../lib/values/patch.ts'
import type { AnyDocument, Change } from './document.ts'

/** The patches of one step in one document. */
export interface DocumentPatches {
  readonly document: AnyDocument
  readonly patches: readonly Patch[]
}

/** One undo step, over any number of documents. */
interface Step {
  readonly parts: readonly DocumentPatches[]
  /** Characters of JSON, to limit memory. */
  readonly size: number
}

/** The change of one document within a transaction; consecutive changes are one. */
interface TransactionChange {
  readonly document: AnyDocument
  readonly before: unknown
  after: unknown
}

/** The step that further changes with the same `merge` key may still extend. */
interface MergeTarget {
  readonly merge: string
  readonly document: AnyDocument
  readonly before: unknown
  at: number
  step: Step | undefined
}

/** How many steps can be undone and redone. */
export interface StepCounts {
  readonly undo: number
  readonly redo: number
}

interface HistoryLimits {
  readonly steps: number
  /** Characters of JSON that all steps together may hold. */
  readonly size: number
  /** This many are kept however large they are. */
  readonly minimumSteps: number
}

/** Undo and redo of this tab's own changes, over any documents. */
export interface History {
  readonly counts: StoreApi<StepCounts>
  /** Records every change of those of these documents that are undoable from now on. */
  track(documents: readonly AnyDocument[]): () => void
  /**
   * Makes all changes of `work`, in any documents, one step.
   * @param whole whether of those that are not undoable, too, as when all of them are replaced
   */
  transact<R>(work: () => R, whole?: boolean): R
  /** The same over time, e.g. a drag: all changes until the returned function is called are one step. */
  beginTransaction(whole?: boolean): () => void
  undo(): boolean
  redo(): boolean
  /** What undo or redo would take back or repeat: its changes forwards; undefined if there is nothing. */
  next(kind: keyof StepCounts): readonly DocumentPatches[] | undefined
}

const LIMITS: HistoryLimits = { steps: 300, size: 4_000_000, minimumSteps: 100 }
/** Milliseconds within which changes of the same `merge` key join one step: a slider's drag is one undo. */
const MERGE_MS = 1000

/** A stack of steps as patches. Changes of other tabs are never undone (see `applyPatches`). */
export function createHistory(limits: HistoryLimits = LIMITS, now: () => number = Date.now): History {
  const counts = createStore<StepCounts>()(() => ({ undo: 0, redo: 0 }))
  let past: readonly Step[] = []
  let future: readonly Step[] = []
  let transaction: TransactionChange[] | undefined
  let isWhole = false
  let mergeTarget: MergeTarget | undefined

  const publishCounts = () => counts.setState({ undo: past.length, redo: future.length }, true)

  /** Adds a step and drops the redo steps; undefined if it changes nothing. */
  function pushStep(parts: readonly DocumentPatches[]): Step | undefined {
    const step = stepOf(parts)
    const isChange = step.parts.length > 0
    if (isChange) past = newestWithin(limits, [...past, step])
    if (isChange) future = []
    publishCounts()
    return isChange ? step : undefined
  }

  function recordChange(document: AnyDocument, { before, after, origin, merge }: Change<unknown>) {
    if (!document.undoable && !(transaction && isWhole)) return
    if (origin !== 'local' && origin !== 'cloud') {
      if (mergeTarget?.document === document) mergeTarget = undefined // merged patches would contain the foreign change
      return
    }
    if (transaction !== undefined) {
      const last = transaction.findLast((one) => one.document === document)
      if (last !== undefined && last.after === before) last.after = after
      else transaction.push({ document, before, after })
      return
    }
    const isMerge =
      merge !== undefined &&
      mergeTarget?.merge === merge &&
      mergeTarget.document === document &&
      Math.abs(now() - mergeTarget.at) < MERGE_MS
    if (isMerge && mergeTarget !== undefined) {
      past = past.filter((step) => step !== mergeTarget?.step)
      mergeTarget.at = now()
      mergeTarget.step = pushStep([{ document, patches: diff(mergeTarget.before, after) }])
      return
    }
    const step = pushStep([{ document, patches: diff(before, after) }])
    mergeTarget = merge === undefined ? undefined : { merge, document, before, at: now(), step }
  }

  /** In a nested transaction, or when called again, the returned function does nothing. */
  function beginTransaction(whole = false): () => void {
    if (transaction !== undefined) return () => {}
    const changes: TransactionChange[] = []
    transaction = changes
    isWhole = whole
    return () => {
      if (transaction !== changes) return
      transaction = undefined
      mergeTarget = undefined
      pushStep(changes.map(({ document, before, after }) => ({ document, patches: diff(before, after) })))
    }
  }

  function applyStep(step: Step | undefined, backwards: boolean): boolean {
    if (step === undefined) return false
    mergeTarget = undefined
    for (const { document, patches } of backwards ? step.parts.toReversed() : step.parts) {
      const inOrder = backwards ? invert(patches) : patches
      document.update((value: unknown) => applyPatches(value, inOrder), { origin: 'history' })
    }
    publishCounts()
    return true
  }

  return {
    counts,
    track(documents) {
      const unwatchers = documents.map((document) => document.watch((change) => recordChange(document, change)))
      return () => unwatchers.forEach((unwatch) => void unwatch())
    },
    transact(work, whole) {
      const end = beginTransaction(whole)
      try {
        return work()
      } finally {
        end()
      }
    },
    beginTransaction,
    next: (kind) => (kind === 'undo' ? past : future).at(-1)?.parts,
    undo() {
      const step = past.at(-1)
      past = past.slice(0, -1)
      if (step !== undefined) future = [...future, step]
      return applyStep(step, true)
    },
    redo() {
      const step = future.at(-1)
      future = future.slice(0, -1)
      if (step !== undefined) past = [...past, step]
      return applyStep(step, false)
    },
  }
}

function stepOf(parts: readonly DocumentPatches[]): Step {
  const changed = parts.filter((part) => part.patches.length > 0)
  return { parts: changed, size: changed.reduce((sum, part) => sum + JSON.stringify(part.patches).length, 0) }
}

/** The newest steps within the limits. */
function newestWithin(limits: HistoryLimits, steps: readonly Step[]): readonly Step[] {
  let size = 0
  const count = steps.toReversed().findIndex((step, index) => {
    size += step.size
    return index >= limits.steps || (index >= limits.minimumSteps && size > limits.size)
  })
  return count === -1 ? steps : steps.slice(steps.length - count)
}

/** The history of this tab. */
export const history: History = createHistory()
