import { registry } from '../../../core/contribute/registry.ts'
import type { AnyDocument } from '../../../core/documents/document.ts'
import { QUARANTINE, readQuarantineKey } from '../../../core/documents/persistence/quarantine.ts'
import type { Storage } from '../../../core/documents/storage/storage.ts'
import { storageIssues } from '../../../core/documents/storage/storage-issues.ts'

/** A record that could not be read, wholly or in parts, as persistence has kept it. */
export interface QuarantinedRecord {
  readonly key: string
  /** The id of its document. */
  readonly document: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly record: unknown
}

let storage: Storage | undefined
let isKnown = false

/** Connects with the storage of this page, and looks for quarantined records; called once, at the start. */
export async function connectQuarantine(given: Storage): Promise<void> {
  storage = given
  isKnown = (await readQuarantined().catch(() => [])).length > 0
}

/** Whether there is any quarantined record, as far as is known. */
export const hasQuarantined = (): boolean => isKnown || storageIssues.getState().some(({ at }) => at === 'quarantined')

/** The quarantined records, newest first. Rejects if storage cannot be read. */
export async function readQuarantined(): Promise<readonly QuarantinedRecord[]> {
  const found = await storage?.write(async (transaction) => {
    const keys = await transaction.keys(QUARANTINE)
    return Promise.all(keys.map(async (key) => ({ key, record: await transaction.get(key) })))
  })
  return (found ?? [])
    .map(({ key, record }) => ({ key, ...readQuarantineKey(key), record }))
    .toSorted((one, other) => other.at - one.at)
}

/**
 * Reads a record again with this program and its repairing schema, and shows what it holds; an undoable change.
 * @returns whether it could be read; one that could be read wholly is no longer quarantined
 */
export async function recover({ key, document: id, record }: QuarantinedRecord): Promise<boolean> {
  const document: AnyDocument | undefined = registry().documents.find((one) => one.id === id)
  await document?.prepareRepair()
  const decoded = document?.decode(record)
  if (document === undefined || decoded?.at !== 'read') return false
  document.set(decoded.value)
  if (decoded.repaired.length === 0) await storage?.write(async (transaction) => transaction.remove(key))
  return true
}

/** A record as JSON; a part that contains itself is left out, where the browser could store it and JSON cannot. */
export function recordText({ record }: QuarantinedRecord): string {
  const open: unknown[] = []
  return JSON.stringify(
    record,
    function (this: unknown, _key, value: unknown) {
      while (open.length > 0 && open.at(-1) !== this) open.pop()
      if (open.includes(value)) return undefined
      if (typeof value === 'bigint') return String(value)
      if (typeof value === 'object') open.push(value)
      return value
    },
    2,
  )
}
