import { isSiteIcon } from '../../../shared/lib/tile/site-icon.ts'
import { iconAddress } from '../../core/icon-urls.ts'

/** How far a picture's sides may differ for it to count as square, as a part of the longer one. */
const TOLERANCE = 0.02

/**
 * Marks the pictures of a page area that do not simply fill a tile that is no square: site icons, whose background goes
 * on around their square, and square pictures, which are shown whole.
 */
export function markPictureFit(area: HTMLElement, signal: AbortSignal): void {
  for (const image of area.querySelectorAll('img')) mark(image)
  // a load event does not bubble
  area.addEventListener('load', ({ target }) => target instanceof HTMLImageElement && mark(target), {
    signal,
    capture: true,
  })
}

function mark(image: HTMLImageElement): void {
  const { naturalWidth: width, naturalHeight: height } = image
  if (isSiteIcon(iconAddress(image.getAttribute('src') ?? ''))) image.setAttribute('data-fit', 'fill')
  else if (width > 0 && Math.abs(width - height) <= TOLERANCE * Math.max(width, height))
    image.setAttribute('data-fit', 'contain')
  else image.removeAttribute('data-fit')
}
