import { createStore, type StoreApi } from 'zustand/vanilla'
import { applyPatches, diff, invert, type Patch } from '../../shared/lib/data/patch.ts'
import type { AnyDocument, Change } from './document.ts'

/** What one step changed in one document. */
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

/** What has changed in one document since a gathering began; a row of changes is one. */
interface Gathered {
  readonly document: AnyDocument
  readonly before: unknown
  after: unknown
}

/** The step that following changes of the same `merge` may still join. */
interface Joining {
  readonly merge: string
  readonly document: AnyDocument
  readonly before: unknown
  at: number
  step: Step | undefined
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
  /** So many stay however large they are. */
  readonly least: number
}

/** Undo and redo for one tab: only its own changes, over any documents. */
export interface History {
  readonly reach: StoreApi<Reach>
  /** Remembers every undoable change that is made in this tab from now on. */
  follow(documents: readonly AnyDocument[]): () => void
  /** Makes all changes of `work`, in whatever documents, one step. */
  together<R>(work: () => R): R
  /** The same for what takes its time, a drag: all changes until the returned function is called are one step. */
  gather(): () => void
  undo(): boolean
  redo(): boolean
}

const BOUNDS: Bounds = { steps: 300, size: 4_000_000, least: 100 }
/** Milliseconds within which changes of the same `merge` key join one step: a slider's drag is one undo. */
const JOIN_MS = 1000

/** A stack of inverse patches per record. What another tab has changed since is left alone (see `applyPatches`). */
export function createHistory(bounds: Bounds = BOUNDS, now: () => number = Date.now): History {
  const reach = createStore<Reach>()(() => ({ undo: 0, redo: 0 }))
  let past: readonly Step[] = []
  let future: readonly Step[] = []
  let gathering: Gathered[] | undefined
  let open: Joining | undefined

  const tell = () => reach.setState({ undo: past.length, redo: future.length }, true)

  /** The step that these parts make; undefined if they change nothing. */
  function remember(parts: readonly Part[]): Step | undefined {
    const step = stepOf(parts)
    const changes = step.parts.length > 0
    if (changes) past = within(bounds, [...past, step])
    if (changes) future = []
    tell()
    return changes ? step : undefined
  }

  function note(document: AnyDocument, { before, after, origin, merge }: Change<unknown>) {
    if (origin !== 'here') {
      if (open?.document === document) open = undefined // joined patches would hold somebody else's change
      return
    }
    if (gathering !== undefined) {
      const last = gathering.findLast((one) => one.document === document)
      if (last !== undefined && last.after === before) last.after = after
      else gathering.push({ document, before, after })
      return
    }
    const joins =
      merge !== undefined && open?.merge === merge && open.document === document && Math.abs(now() - open.at) < JOIN_MS
    if (joins && open !== undefined) {
      past = past.filter((step) => step !== open?.step)
      open.at = now()
      open.step = remember([{ document, patches: diff(open.before, after) }])
      return
    }
    const step = remember([{ document, patches: diff(before, after) }])
    open = merge === undefined ? undefined : { merge, document, before, at: now(), step }
  }

  /** Within another gathering, or when called a second time, the returned function does nothing. */
  function gather(): () => void {
    if (gathering !== undefined) return () => {}
    const gathered: Gathered[] = []
    gathering = gathered
    return () => {
      if (gathering !== gathered) return
      gathering = undefined
      open = undefined
      remember(gathered.map(({ document, before, after }) => ({ document, patches: diff(before, after) })))
    }
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
      const end = gather()
      try {
        return work()
      } finally {
        end()
      }
    },
    gather,
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

/** The newest steps that fit. */
function within(bounds: Bounds, steps: readonly Step[]): readonly Step[] {
  let size = 0
  const keep = steps.toReversed().findIndex((step, index) => {
    size += step.size
    return index >= bounds.steps || (index >= bounds.least && size > bounds.size)
  })
  return keep === -1 ? steps : steps.slice(steps.length - keep)
}

/** The history of this tab. */
export const history: History = createHistory()
