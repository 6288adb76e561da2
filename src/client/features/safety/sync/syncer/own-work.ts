import type { AnyDocument } from '../../../../core/documents/document.ts'
import { recordKey } from '../../../../core/documents/persistence/persisted-document.ts'
import type { Transaction } from '../../../../core/documents/storage/storage.ts'
import { isPlainObject } from '../../../../lib/values/json.ts'
import type { CloudSection } from './pull.ts'
import { encodedOf, initialOf, readable, sameOnWire, travellersOf } from './wire.ts'

interface Options {
  readonly documents: readonly AnyDocument[]
  /** The ids of documents that the program fills on a first visit. */
  readonly welcomed: readonly string[]
}

/**
 * Whether anything of this device would go if it took over the cloud. What it has as at the beginning is not lost by
 * that: nothing stored (the first desktop is not stored until it is changed), an initial value, or what the program has
 * written once on a first visit.
 */
export async function wouldLose(
  transaction: Transaction,
  coming: readonly CloudSection[],
  { documents, welcomed }: Options,
): Promise<boolean> {
  for (const { section, documents: there } of coming)
    for (const traveller of travellersOf(documents, section)) {
      const { document } = traveller
      const record = await transaction.get(recordKey(document))
      const stored = encodedOf(record)
      const own = readable(traveller, stored, stored?.data)
      const remote = readable(traveller, encodedOf(there[document.id]), stored?.data)
      if (own === undefined || remote === undefined) continue // that one stays as it is
      const isBeginning = welcomed.includes(document.id) && isPlainObject(record) && record.revision === 1
      if (!isBeginning && ![remote, initialOf(traveller)].some((one) => sameOnWire(section, own, one))) return true
    }
  return false
}
