import { facesOf } from '../../shared/lib/tile/face-reference.ts'
import { loadFaces } from '../core/face-urls.ts'
import type { Storage } from '../core/storage.ts'
import { connectFaces, sweepFaces } from '../features/faces/lazy.ts'
import { home } from '../features/home/index.ts'
import { whenIdle } from './when-idle.ts'

/** Reads the own pictures of other pages, and those that a change, an undo or another tab brings; sweeps unused ones. */
export function followFaces(storage: Storage): void {
  connectFaces(storage)
  const load = () => void loadFaces(storage, facesOf(home.get()))
  load()
  home.subscribe(load)
  whenIdle(() => void sweepFaces(storage, () => facesOf(home.get()), Date.now()).catch(() => {}))
}
