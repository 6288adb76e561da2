import { registry } from '../../../core/contribute/registry.ts'
import type { Settings } from '../../../core/documents/fields/settings.ts'
import type { Storage } from '../../../core/documents/storage/storage.ts'
import { faceUrls, loadFaces } from '../../../core/page/face-urls.ts'
import { whenIdle } from '../../../core/page/when-idle.ts'
import { facesOf, isFaceReference } from '../../../lib/tile/face-reference.ts'
import { home } from '../home/index.ts'
import { connectFaces } from './face-store.ts'
import { findReferences } from './kernel/references.ts'
import { sweepFaces } from './sweep.ts'

/** Reads the own pictures of other pages, and those that a change, an undo or another tab brings. */
export function followFaces(storage: Storage): void {
  connectFaces(storage)
  const load = () => void loadInSlices(storage, shownFaces())
  load()
  for (const one of [home, ...settingsDocuments()]) one.subscribe(load)
}

/** Pictures that are read at once: the URL of each keeps the thread of the page for about a millisecond. */
const SLICE = 8

/** Reads the pictures that this page does not have yet, the first ones now and the others while it is idle. */
async function loadInSlices(storage: Storage, references: readonly string[]): Promise<void> {
  const missing = references.filter((one) => !faceUrls.getState()[one])
  for (let at = 0; at < missing.length; at += SLICE) {
    if (at > 0) await new Promise<void>((resolve) => whenIdle(resolve))
    await loadFaces(storage, missing.slice(at, at + SLICE))
  }
}

/**
 * Sweeps the pictures that no document refers to, such as a note; each must have been loaded. Never rejects: the next page
 * tries again.
 */
export const sweepUnused = (storage: Storage): Promise<void> =>
  sweepFaces(storage, () => findReferences(registry().documents.map((document) => document.get())), Date.now()).catch(
    () => {},
  )

/** The own pictures of settings, such as the wallpaper, and of tiles; what else refers to pictures loads them when it shows them. */
const shownFaces = (): readonly string[] => [
  ...settingsDocuments().flatMap((one) => Object.values(one.get()).filter(isFace)),
  ...facesOf(home.get()),
]

const settingsDocuments = () => registry().documents.filter((one): one is Settings => 'fields' in one)

const isFace = (value: unknown): value is string => typeof value === 'string' && isFaceReference(value)
