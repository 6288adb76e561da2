import { sameJson } from '../../lib/values/json.ts'
import { registry, registryCompleted } from '../contribute/registry.ts'
import { type AnyDocument, type Encoded, isEncoded } from '../documents/document.ts'
import { changeNoteKey, JOURNAL, recordKey } from '../documents/persistence/persisted-document.ts'
import type { Persistence } from '../documents/persistence/persistence.ts'
import type { Storage } from '../documents/storage/storage.ts'
import { createId } from '../tabs/channel.ts'
import { encodedIn } from './saved-documents.ts'

const connected = Promise.withResolvers<{ readonly persistence: Persistence; readonly storage: Storage }>()

/** Connects the documents that are opened on demand; called once, at the start. */
export const connectOnDemand = (persistence: Persistence, storage: Storage): void =>
  connected.resolve({ persistence, storage })

let prepare: ((id: string) => Promise<unknown>) | undefined

/** Has a document fetched from elsewhere before it is loaded, for at most `PREPARE_MS`. @param fetch never rejects */
export function prepareDocuments(fetch: ((id: string) => Promise<unknown>) | undefined): void {
  prepare = fetch
}

/** A document that is shown waits no longer for the network: what comes later is shown later. */
const PREPARE_MS = 3000

/**
 * Loads a document of many, such as a drawing, as it is first shown, and writes its changes from then on. It is not in
 * the registry: what it refers to, such as pictures, a registered document must name.
 */
export async function openDocument(document: AnyDocument): Promise<void> {
  await registryCompleted()
  const { persistence } = await connected.promise
  if (prepare !== undefined)
    await Promise.race([prepare(document.id), new Promise((resolve) => setTimeout(resolve, PREPARE_MS))])
  await persistence.persist([document], true)
  await persistence.refresh() // changes that pages have left in the journal
}

/**
 * The documents on demand in storage, encoded, by their ids, with all changes so far. Rejects if storage cannot be read.
 */
export async function readDocuments(): Promise<Readonly<Record<string, Encoded>>> {
  const { persistence, storage } = await connected.promise
  await persistence.saved()
  const registered = new Set(registry().documents.map(recordKey))
  const prefix = recordKey({ id: '' })
  return storage.write(async (transaction) => {
    const keys = (await transaction.keys(prefix)).filter((key) => !registered.has(key))
    const records = await Promise.all(keys.map((key) => transaction.get(key)))
    return Object.fromEntries(
      keys.flatMap((key, index) => {
        const encoded = encodedIn(records[index])
        return encoded === undefined ? [] : [[key.slice(prefix.length), encoded] as const]
      }),
    )
  })
}

/**
 * Adds documents on demand that come from a backup: those that storage has already stay as they are, and where what it
 * has differs the added one gets another id. An id is that of a registered document, a dot and its name there; others
 * are left out.
 * @returns the new names by the former ones. Rejects if storage does, with nothing added
 */
export async function addDocuments(added: Readonly<Record<string, unknown>>): Promise<ReadonlyMap<string, string>> {
  const { storage } = await connected.promise
  return storage.write(async (transaction) => {
    const renamed = new Map<string, string>()
    for (const [id, document] of Object.entries(added)) {
      const list = registeredOf(id)
      if (list === undefined || list.id === id || !isEncoded(document)) continue
      const present = await transaction.get(recordKey({ id }))
      if (isEncoded(present) && sameJson(present.data, document.data)) continue
      const former = id.slice(list.id.length + 1)
      const name = present === undefined ? former : createId()
      if (present !== undefined) renamed.set(former, name)
      const addedId = `${list.id}.${name}`
      transaction.put(recordKey({ id: addedId }), { ...document, revision: 1, writer: 'backup' })
      transaction.put(changeNoteKey(addedId), createId())
    }
    return renamed
  })
}

/**
 * The ids of a list's documents on demand of which the journal has changes: a page was left with them. Their records have
 * them once they are opened. Rejects if storage cannot be read.
 */
export async function withChangesLeft({ id: list }: AnyDocument): Promise<readonly string[]> {
  const { storage } = await connected.promise
  const keys = await storage.write((transaction) => transaction.keys(`${JOURNAL}${list}.`))
  const ids = new Set(keys.map((key) => key.slice(JOURNAL.length, key.indexOf(':', JOURNAL.length))))
  return [...ids].filter((id) => !registry().documents.some((one) => one.id === id))
}

/** The registered document of an id, or for a document on demand that of its list; undefined if there is none. */
export function registeredOf(id: string): AnyDocument | undefined {
  const { documents } = registry()
  return documents.find((one) => one.id === id) ?? documents.find((one) => id.startsWith(`${one.id}.`))
}

/** Deletes the records of documents by their ids. Rejects if storage does, with nothing deleted. */
export async function deleteDocuments(ids: readonly string[]): Promise<void> {
  const { storage } = await connected.promise
  await storage.write(async (transaction) => {
    for (const id of ids) {
      transaction.remove(recordKey({ id }))
      transaction.remove(changeNoteKey(id))
    }
  })
}
