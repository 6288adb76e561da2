import { connectOnDemand } from '../core/archive/on-demand.ts'
import { provideLoaders } from '../core/contribute/loaders.ts'
import { completeRegistry, fillRegistry, registry } from '../core/contribute/registry.ts'
import type { AnyDocument } from '../core/documents/document.ts'
import type { AnyField } from '../core/documents/fields/field.ts'
import type { Settings } from '../core/documents/fields/settings.ts'
import { openPersistence } from '../core/documents/persistence/persistence.ts'
import { memoryStorage } from '../core/documents/storage/storage.ts'
import { openChannel } from '../core/tabs/channel.ts'
import { connectLocalHistory } from '../features/safety/local-history/versions.ts'
import { isPlainObject, sameJson } from '../lib/values/json.ts'
import { collectDeferred, loaders } from './deferred.ts'
import { collectFirstFrame } from './first-frame.ts'

/** Registers all that the folders contribute, over a storage in memory with these values, with local history. */
export function registerEverything(values?: Map<string, unknown>): void {
  fillRegistry(collectFirstFrame())
  fillRegistry(collectDeferred())
  const storage = memoryStorage(values)
  connectOnDemand(openPersistence({ storage, channel: openChannel('unused') }), storage)
  connectLocalHistory(storage)
  provideLoaders(loaders)
  completeRegistry()
}

/** A registered document by its id. */
export function findDocument(id: string): AnyDocument {
  const document = registry().documents.find((one) => one.id === id)
  if (document === undefined) throw new Error(`there is no ${id}`)
  return document
}

/** The documents that travel with the account. */
export const travelling = (): readonly AnyDocument[] =>
  registry().documents.filter(({ travel }) => travel.travels === 'account')

/** The keys of a document's value that stay on the device. */
export const staysOf = ({ travel }: AnyDocument): readonly string[] =>
  travel.travels === 'account' ? (travel.stays ?? []) : []

/** The value of a document as another device gets it: without the keys that stay. */
export function asSent(document: AnyDocument): unknown {
  const { version, data } = document.encode()
  const stays = new Set(staysOf(document))
  const sent = isPlainObject(data) ? Object.fromEntries(Object.entries(data).filter(([key]) => !stays.has(key))) : data
  return JSON.parse(JSON.stringify({ version, data: sent }))
}

export const isSettings = (document: AnyDocument): document is Settings => 'fields' in document

/** Values near a default, of its type. */
function nearValues(given: unknown): readonly unknown[] {
  if (Array.isArray(given)) return [given.toReversed(), given.slice(1)]
  if (typeof given === 'object' && given !== null) return [{ ...given, id: 'other' }]
  return typeof given === 'number' ? [given + 1, given - 1, 0, 1] : [given !== true, '#123456', 'en', 'other']
}

/** A value that the field accepts and that is not its default; undefined if none of some is. */
const otherValue = (one: AnyField, values: Readonly<Record<string, unknown>>): unknown =>
  nearValues(one.initial).find((value) => !sameJson(value, one.initial) && sameJson(one.repair(value, values), value))

/** Settings of which every field that can be is another than its default. */
export function changeAll(settings: Settings): void {
  const { fields, initial } = settings
  const changed = Object.entries(fields).map(([key, one]) => [key, otherValue(one, initial) ?? initial[key]])
  settings.set(Object.fromEntries(changed), { origin: 'program' })
}
