import { registry, registryCompleted } from '../core/contribute/registry.ts'
import type { Settings } from '../core/data/settings.ts'
import type { Storage } from '../core/data/storage.ts'
import { loadFaces } from '../core/page/face-urls.ts'
import { connectFaces, findReferences, sweepFaces } from '../features/data/faces/lazy.ts'
import { home } from '../features/data/home/index.ts'
import { facesOf, isFaceReference } from '../lib/tile/face-reference.ts'
import { whenIdle } from './when-idle.ts'

/** Reads the own pictures of other pages, and those that a change, an undo or another tab brings; sweeps unused ones. */
export function followFaces(storage: Storage): void {
  connectFaces(storage)
  const load = () => void loadFaces(storage, shownFaces())
  load()
  for (const one of [home, ...settingsDocuments()]) one.subscribe(load)
  // any document may refer to pictures, such as a note: each must have been loaded
  const referenced = () => findReferences(registry().documents.map((document) => document.get()))
  void registryCompleted().then(() => whenIdle(() => void sweepFaces(storage, referenced, Date.now()).catch(() => {})))
}

/** The own pictures of tiles and settings; what else refers to pictures loads them when it shows them. */
const shownFaces = (): readonly string[] => [
  ...facesOf(home.get()),
  ...settingsDocuments().flatMap((one) => Object.values(one.get()).filter(isFace)),
]

const settingsDocuments = () => registry().documents.filter((one): one is Settings => 'fields' in one)

const isFace = (value: unknown): value is string => typeof value === 'string' && isFaceReference(value)
