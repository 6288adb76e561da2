import { registry } from '../../../core/contribute/registry.ts'
import type { Settings } from '../../../core/documents/fields/settings.ts'
import type { Storage } from '../../../core/documents/storage/storage.ts'
import { loadFaces } from '../../../core/page/face-urls.ts'
import { facesOf, isFaceReference } from '../../../lib/tile/face-reference.ts'
import { home } from '../home/index.ts'
import { connectFaces } from './face-store.ts'
import { findReferences } from './kernel/references.ts'
import { sweepFaces } from './sweep.ts'

/** Reads the own pictures of other pages, and those that a change, an undo or another tab brings. */
export function followFaces(storage: Storage): void {
  connectFaces(storage)
  const load = () => void loadFaces(storage, shownFaces())
  load()
  for (const one of [home, ...settingsDocuments()]) one.subscribe(load)
}

/**
 * Sweeps the pictures that no document refers to, such as a note; each must have been loaded. Never rejects: the next page
 * tries again.
 */
export const sweepUnused = (storage: Storage): Promise<void> =>
  sweepFaces(storage, () => findReferences(registry().documents.map((document) => document.get())), Date.now()).catch(
    () => {},
  )

/** The own pictures of tiles and settings; what else refers to pictures loads them when it shows them. */
const shownFaces = (): readonly string[] => [
  ...facesOf(home.get()),
  ...settingsDocuments().flatMap((one) => Object.values(one.get()).filter(isFace)),
]

const settingsDocuments = () => registry().documents.filter((one): one is Settings => 'fields' in one)

const isFace = (value: unknown): value is string => typeof value === 'string' && isFaceReference(value)
