import { dataAttribute, dataValue, setDataValue } from '../../../../ui/dom.ts'

/** How far a picture's sides may differ for it to count as square, as a part of the longer one. */
const TOLERANCE = 0.02

/**
 * Marks the square pictures of a page area: in a tile that is no square they are shown whole. Those that say themselves
 * how they fit, as site icons do, keep it.
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
  if (dataValue(image, 'fit') === 'fill') return
  if (width > 0 && Math.abs(width - height) <= TOLERANCE * Math.max(width, height))
    setDataValue(image, 'fit', 'contain')
  else image.removeAttribute(dataAttribute('fit'))
}
