import * as v from 'valibot'
import { applyPatches, diff, type Patch } from '../../../lib/values/patch.ts'
import { type AnyDocument, type Change, isStoredChange, type Origin } from '../document.ts'
import type { Persistence } from '../persistence/persistence.ts'

/** A change of a document of this version, as the journal has it and as it goes from one copy to another. */
export interface DocumentChange {
  readonly version: number
  readonly patches: readonly Patch[]
}

/**
 * What became of a received change: `unknown`, of a document that this page does not have; `newer`, of a newer program,
 * which changes nothing and is left to that; `invalid`, none, or one that does not lead to a valid value.
 */
export type Receipt = 'applied' | 'unknown' | 'newer' | 'invalid'

/** This page's copy of the documents, as those see it that hold others: tabs of this browser, devices of an account. */
export interface Replica {
  /** Calls `listener` with every change that is made in this page, in their order; never with those of other copies. */
  follow(listener: (id: string, change: DocumentChange) => void): () => void
  /**
   * Applies a change of another copy where it finds what it expects (see `applyPatches`), and stores it.
   * @param change a `DocumentChange`; what is none is refused
   */
  receive(id: string, change: unknown, options?: ReceiveOptions): Receipt
}

interface ReceiveOptions {
  /** `remote`, unless said otherwise, is no step of undo; `local` is one. */
  readonly origin?: Extract<Origin, 'remote' | 'local'>
  /** The key of the change in the journal, if it is there already. */
  readonly entry?: string
}

const path = v.array(v.union([v.string(), v.object({ id: v.string() })]))
const records = v.array(v.looseObject({ id: v.string() }))
const ids = v.array(v.string())
const patch = v.union([
  v.strictObject({ at: path, removed: records, added: records, from: ids, to: ids }),
  v.strictObject({
    at: path,
    from: v.exactOptional(v.unknown()),
    to: v.exactOptional(v.unknown()),
    keys: v.exactOptional(v.array(ids)),
  }),
])
const changeSchema = v.strictObject({ version: v.number(), patches: v.array(patch) })

/** A change as patches, from the document's value before it to the one after it. */
export const describeChange = (
  { version }: Pick<AnyDocument, 'version'>,
  { before, after }: Pick<Change<unknown>, 'before' | 'after'>,
): DocumentChange => ({ version, patches: diff(before, after) })

/** Opens this page's copy to others. */
export function openReplica({ find, watch }: Pick<Persistence, 'find' | 'watch'>): Replica {
  let isReceiving = false
  return {
    follow: (listener) =>
      watch((document, change) => {
        if (!isStoredChange(change.origin) && !isReceiving) listener(document.id, describeChange(document, change))
      }),
    receive(id, received, { origin = 'remote', entry } = {}) {
      const receiver = find(id)
      if (receiver === undefined) return 'unknown'
      const change = readChange(receiver.document, received)
      if (typeof change === 'string') return change
      isReceiving = true
      try {
        if (origin === 'remote') receiver.takeOver(change, entry)
        else receiver.document.update(change, { origin })
      } finally {
        isReceiving = false
      }
      return 'applied'
    },
  }
}

function readChange(document: AnyDocument, received: unknown): ((now: unknown) => unknown) | 'newer' | 'invalid' {
  const { success, output } = v.safeParse(changeSchema, received)
  if (!success || output.version < document.version) return 'invalid'
  if (output.version > document.version) return 'newer'
  const change = (now: unknown) => applyPatches(now, output.patches)
  try {
    const decoded = document.decode({ version: document.version, data: change(document.kept()) })
    return decoded.at === 'read' && decoded.repaired.length === 0 ? change : 'invalid'
  } catch {
    return 'invalid'
  }
}
