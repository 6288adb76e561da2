import { bundledId } from '../../../../../shared/lib/wallpaper/bundled.ts'
import { faceUrls } from '../../../../core/page/face-urls.ts'
import { isFaceReference } from '../../../../lib/tile/face-reference.ts'
import { shaderId } from '../../../../lib/wallpaper/shader.ts'
import { showFacesOnceConnected } from '../../../data/faces/lazy.ts'
import { bundledUrls } from '../bundled/bundled-files.ts'
import { isWebAddress } from '../model.ts'
import { shaderOf } from '../moving/shader/catalog.ts'
import { webUrls } from './web-urls.ts'

/**
 * The addresses of a reference or of a still of the web, the best first; none if it names nothing that is there. A shader
 * is its own.
 */
export async function findUrls(reference: string): Promise<readonly string[]> {
  if (isFaceReference(reference)) return ownUrls(reference)
  if (isWebAddress(reference)) return webUrls(reference)
  if (shaderId(reference) !== undefined) return shaderOf(reference) === undefined ? [] : [reference]
  const id = bundledId(reference)
  return id === undefined ? [] : bundledUrls(id, matchMedia('(orientation: portrait)').matches)
}

/** The address of a picture or video of this device. */
async function ownUrls(reference: string): Promise<readonly string[]> {
  await showFacesOnceConnected([reference])
  const url = faceUrls.getState()[reference] ?? ''
  return url === '' ? [] : [url]
}
