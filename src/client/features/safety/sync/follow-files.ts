import { prepareDocuments } from '../../../core/archive/on-demand.ts'
import { faceUrls } from '../../../core/page/face-urls.ts'
import { fetchFace, fetchFacesBy } from '../../data/faces/lazy.ts'
import type { CloudFiles } from './files.ts'

/** Fetches pictures and documents on demand of other devices as they are shown. @returns stops it */
export function followFiles(
  files: Pick<CloudFiles, 'fetchPicture'>,
  fetchPart: (id: string) => Promise<unknown>,
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
  const stop = faceUrls.subscribe(fetchMissing)
  fetchMissing()
  return () => {
    prepareDocuments(undefined)
    fetchFacesBy(undefined)
    stop()
  }
}
