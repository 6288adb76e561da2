import { registry } from '../../../core/contribute/registry.ts'
import { history } from '../../../core/documents/history.ts'
import { keepVersion, readVersions } from '../local-history/lazy.ts'
import type { QuarantinedRecord } from './quarantine.ts'

/** A document as a version of local history has it, wholly readable. */
export interface LastGood {
  /** The key of the quarantined record that it is offered for. */
  readonly key: string
  /** When that version was kept, in milliseconds since 1970. */
  readonly at: number
  readonly document: string
  readonly value: unknown
}

/**
 * For each of these records the last version from before in which its document can be read wholly, if there is one: what
 * was kept later has only what was left of it. Rejects if storage cannot be read.
 */
export async function findLastGood(records: readonly QuarantinedRecord[]): Promise<readonly LastGood[]> {
  const versions = await readVersions()
  return records.flatMap(({ key, document: id, at: since }): readonly LastGood[] => {
    const document = registry().documents.find((one) => one.id === id)
    for (const { at, documents } of versions.filter((version) => version.at < since)) {
      const decoded = documents[id] === undefined ? undefined : document?.decode(documents[id])
      if (decoded?.at === 'read' && decoded.repaired.length === 0)
        return [{ key, at, document: id, value: decoded.value }]
    }
    return []
  })
}

/**
 * Brings a document back as it last was, after keeping a version of what is here; one step of undo.
 * @throws if the version cannot be kept: nothing has changed then
 */
export async function restoreLastGood({ document: id, value }: LastGood): Promise<void> {
  await keepVersion('restore')
  history.transact(
    () =>
      registry()
        .documents.find((one) => one.id === id)
        ?.set(value),
    true,
  )
}
