import { facesOf } from '../../shared/lib/tile/face-reference.ts'
import { loadFaces } from '../core/face-urls.ts'
import { registry, registryCompleted } from '../core/registry.ts'
import type { Storage } from '../core/storage.ts'
import { connectFaces, findReferences, sweepFaces } from '../features/faces/lazy.ts'
import { home } from '../features/home/index.ts'
import { whenIdle } from './when-idle.ts'

/** Reads the own pictures of other pages, and those that a change, an undo or another tab brings; sweeps unused ones. */
export function followFaces(storage: Storage): void {
  connectFaces(storage)
  const load = () => void loadFaces(storage, facesOf(home.get()))
  load()
  home.subscribe(load)
  // any document may refer to pictures, such as a note: each must have been loaded
  const referenced = () => findReferences(registry().documents.map((document) => document.get()))
  void registryCompleted().then(() => whenIdle(() => void sweepFaces(storage, referenced, Date.now()).catch(() => {})))
}
