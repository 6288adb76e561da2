import { facesOf, isFaceReference } from '../../shared/lib/tile/face-reference.ts'
import { loadFaces } from '../core/face-urls.ts'
import { registry } from '../core/registry.ts'
import type { Settings } from '../core/settings.ts'
import type { Storage } from '../core/storage.ts'
import { connectFaces, sweepFaces } from '../features/faces/lazy.ts'
import { home } from '../features/home/index.ts'
import { whenIdle } from './when-idle.ts'

/** Reads the own pictures of other pages, and those that a change, an undo or another tab brings; sweeps unused ones. */
export function followFaces(storage: Storage): void {
  connectFaces(storage)
  const load = () => void loadFaces(storage, referencedFaces())
  load()
  for (const one of [home, ...settingsDocuments()]) one.subscribe(load)
  whenIdle(() => void sweepFaces(storage, referencedFaces, Date.now()).catch(() => {}))
}

/** The own pictures that tiles, or any settings, refer to. */
const referencedFaces = (): readonly string[] => [
  ...facesOf(home.get()),
  ...settingsDocuments().flatMap((one) => Object.values(one.get()).filter(isFace)),
]

const settingsDocuments = () => registry().documents.filter((one): one is Settings => 'fields' in one)

const isFace = (value: unknown): value is string => typeof value === 'string' && isFaceReference(value)
