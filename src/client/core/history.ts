import { createStore, type StoreApi } from 'zustand/vanilla'
import { applyPatches, diff, invert, type Patch } from '../../shared/lib/patch.ts'
import type { AnyDocument, Change } from './document.ts'

/** What one step changed in one document. `before` is kept only while following changes may still join the step. */
interface Part {
  readonly document: AnyDocument
  readonly patches: readonly Patch[]
}

/** One thing the user did, however many documents it touched. */
interface Step {
  readonly parts: readonly Part[]
  /** A rough size, to keep memory bounded. */
  readonly size: number
}

/** What can be undone and redone right now. */
export interface Reach {
  readonly undo: number
  readonly redo: number
}

interface Bounds {
  readonly steps: number
  /** Characters of JSON that all steps together may hold. */
  readonly size: number
}

/** Undo and redo for one tab: only its own changes, over any documents. */
export interface History {
  readonly reach: StoreApi<Reach>
  /** Remembers every undoable change that is made in this tab from now on. */
  follow(documents: readonly AnyDocument[]): () => void
  /** Makes all changes of `work`, in whatever documents, one step. */
  together<R>(work: () => R): R
  undo(): boolean
  redo(): boolean
}

const BOUNDS: Bounds = { steps: 300, size: 4_000_000 }
/** Milliseconds within which changes of the same `merge` key join one step: a slider's drag is one undo. */
const JOIN_MS = 1000

/** A stack of inverse patches per record. What another tab has changed since is left alone (see `applyPatches`). */
export function createHistory(bounds: Bounds = BOUNDS, now: () => number = Date.now): History {
  const reach = createStore<Reach>()(() => ({ undo: 0, redo: 0 }))
  let past: readonly Step[] = []
  let future: readonly Step[] = []
  let gathering: Map<AnyDocument, unknown> | undefined
  let open: { readonly merge: string; readonly document: AnyDocument; readonly before: unknown; at: number } | undefined

  const tell = () => reach.setState({ undo: past.length, redo: future.length }, true)

  function remember(parts: readonly Part[]) {
    const step = stepOf(parts)
    if (step.parts.length === 0) return
    past = within(bounds, [...past, step])
    future = []
    tell()
  }

  function note(document: AnyDocument, { before, after, origin, merge }: Change<unknown>) {
    if (origin !== 'here') return
    if (gathering !== undefined) return void (gathering.has(document) || gathering.set(document, before))
    const joins =
      merge !== undefined && open?.merge === merge && open.document === document && now() - open.at < JOIN_MS
    if (joins && open !== undefined) {
      past = past.slice(0, -1)
      open.at = now()
      return remember([{ document, patches: diff(open.before, after) }])
    }
    open = merge === undefined ? undefined : { merge, document, before, at: now() }
    remember([{ document, patches: diff(before, after) }])
  }

  function travel(step: Step | undefined, backwards: boolean): boolean {
    if (step === undefined) return false
    open = undefined
    for (const { document, patches } of backwards ? step.parts.toReversed() : step.parts) {
      const way = backwards ? invert(patches) : patches
      document.update((value: unknown) => applyPatches(value, way), { origin: 'history' })
    }
    tell()
    return true
  }

  return {
    reach,
    follow(documents) {
      const stops = documents
        .filter((document) => document.undoable)
        .map((document) => document.watch((change) => note(document, change)))
      return () => stops.forEach((stop) => void stop())
    },
    together(work) {
      if (gathering !== undefined) return work()
      const gathered = new Map<AnyDocument, unknown>()
      gathering = gathered
      try {
        return work()
      } finally {
        gathering = undefined
        open = undefined
        remember([...gathered].map(([document, before]) => ({ document, patches: diff(before, document.get()) })))
      }
    },
    undo() {
      const step = past.at(-1)
      past = past.slice(0, -1)
      if (step !== undefined) future = [...future, step]
      return travel(step, true)
    },
    redo() {
      const step = future.at(-1)
      future = future.slice(0, -1)
      if (step !== undefined) past = [...past, step]
      return travel(step, false)
    },
  }
}

function stepOf(parts: readonly Part[]): Step {
  const changed = parts.filter((part) => part.patches.length > 0)
  return { parts: changed, size: changed.reduce((sum, part) => sum + JSON.stringify(part.patches).length, 0) }
}

/** The newest steps that fit; the newest one always stays. */
function within(bounds: Bounds, steps: readonly Step[]): readonly Step[] {
  let size = 0
  const keep = steps.toReversed().findIndex((step, index) => {
    size += step.size
    return index > 0 && (index >= bounds.steps || size > bounds.size)
  })
  return keep === -1 ? steps : steps.slice(steps.length - keep)
}

/** The history of this tab. */
export const history: History = createHistory()
