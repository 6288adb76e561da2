import { prepareDocuments } from '../../../core/archive/on-demand.ts'
import { registry } from '../../../core/contribute/registry.ts'
import type { StartContext } from '../../../core/contribute/start.ts'
import { isStoredChange } from '../../../core/documents/document.ts'
import { faceUrls } from '../../../core/page/face-urls.ts'
import { createId } from '../../../core/tabs/channel.ts'
import { fetchFace, fetchFacesBy } from '../../data/faces/lazy.ts'
import type { CloudFiles } from './files.ts'
import { partRule } from './syncer/part-reference.ts'
import { markChanged } from './syncer/parts.ts'

/**
 * Fetches pictures and documents on demand of other devices as they are shown, and notes which documents on demand are
 * changed here. @returns stops it
 */
export function followFiles(
  files: Pick<CloudFiles, 'fetchPicture'>,
  fetchPart: (id: string) => Promise<unknown>,
  { persistence, storage }: Pick<StartContext, 'persistence' | 'storage'>,
): () => void {
  /** Pictures that were asked for in this page: one that is nowhere is not asked for again. */
  const asked = new Map<string, ReturnType<CloudFiles['fetchPicture']>>()
  const fetchPicture = (reference: string) => {
    const fetched = asked.get(reference) ?? files.fetchPicture(reference)
    asked.set(reference, fetched)
    return fetched
  }
  const fetchMissing = () => {
    for (const [reference, url] of Object.entries(faceUrls.getState()))
      if (url === '' && !asked.has(reference)) void fetchFace(reference)
  }
  prepareDocuments(fetchPart)
  fetchFacesBy(fetchPicture)
  const stops = [
    faceUrls.subscribe(fetchMissing),
    persistence.watch(({ id }, { origin }) => {
      if (isStoredChange(origin) || partRule(registry().documents, id) === undefined) return
      void storage.write(async (transaction) => markChanged(transaction, id, createId())).catch(() => {}) // a full disk: told
    }),
  ]
  fetchMissing()
  return () => {
    prepareDocuments(undefined)
    fetchFacesBy(undefined)
    for (const stop of stops) stop()
  }
}
