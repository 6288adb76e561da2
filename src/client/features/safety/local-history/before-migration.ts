import { encodedIn } from '../../../core/archive/saved-documents.ts'
import { registry } from '../../../core/contribute/registry.ts'
import { recordKey } from '../../../core/documents/persistence/persisted-document.ts'
import type { Storage } from '../../../core/documents/storage/storage.ts'
import { isPlainObject, sameJson } from '../../../lib/values/json.ts'
import { keepSaved } from './versions.ts'

/** The key of the documents' versions by their ids, as the program had them at the last start. */
const KEY = 'document-versions'

/**
 * Keeps what an older program has stored, as it is, at the first start of one that migrates any of it. Never rejects:
 * without room for it the page opens nevertheless.
 */
export async function keepBeforeMigration(storage: Storage): Promise<void> {
  const { documents } = registry()
  const versions = Object.fromEntries(documents.map(({ id, version }) => [id, version]))
  try {
    const [stored] = await storage.read([KEY])
    if (sameJson(stored, versions)) return
    const known = isPlainObject(stored) ? stored : {}
    if (documents.some(({ id, version }) => version > Number(known[id] ?? 0))) await keepOlder(storage)
    await storage.write(async (transaction) => transaction.put(KEY, versions))
  } catch {
    // storage fails, which is told where it matters: the next start tries again
  }
}

async function keepOlder(storage: Storage): Promise<void> {
  const { documents } = registry()
  const records = await storage.read(documents.map(recordKey))
  const stored = documents.flatMap((document, at) => {
    const encoded = encodedIn(records[at])
    return encoded === undefined ? [] : [{ document, encoded }]
  })
  if (!stored.some(({ document, encoded }) => encoded.version < document.version)) return
  const saved = Object.fromEntries(stored.map(({ document: { id }, encoded }) => [id, encoded]))
  await keepSaved('migration', { at: Date.now(), documents: saved })
}
