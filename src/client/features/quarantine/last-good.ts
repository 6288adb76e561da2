import { history } from '../../core/history.ts'
import { registry } from '../../core/registry.ts'
import { keepVersion, readVersions } from '../local-history/lazy.ts'

/** A document as a version of local history has it, wholly readable. */
export interface LastGood {
  /** When that version was kept, in milliseconds since 1970. */
  readonly at: number
  readonly document: string
  readonly value: unknown
}

/** For each of these documents its last version that can be read wholly, if there is one. Rejects if storage cannot be read. */
export async function findLastGood(ids: readonly string[]): Promise<readonly LastGood[]> {
  const versions = await readVersions()
  return registry().documents.flatMap((document): readonly LastGood[] => {
    if (!ids.includes(document.id)) return []
    for (const { at, documents } of versions) {
      const decoded = documents[document.id] === undefined ? undefined : document.decode(documents[document.id])
      if (decoded?.at === 'read' && decoded.repaired.length === 0)
        return [{ at, document: document.id, value: decoded.value }]
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
