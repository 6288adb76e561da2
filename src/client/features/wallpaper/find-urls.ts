import { bundledId } from '../../../shared/lib/wallpaper/bundled.ts'
import { bundledUrls } from './bundled-files.ts'

/** The addresses of a reference, the best first; none if it names nothing that is there. */
export async function findUrls(reference: string): Promise<readonly string[]> {
  const id = bundledId(reference)
  return id === undefined ? [] : bundledUrls(id, matchMedia('(orientation: portrait)').matches)
}
