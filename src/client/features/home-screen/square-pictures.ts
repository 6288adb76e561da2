/** How far a picture's sides may differ for it to count as square, as a part of the longer one. */
const TOLERANCE = 0.02

/** Marks the square pictures of a page area: in a tile that is no square they are shown whole, others fill it. */
export function markSquarePictures(area: HTMLElement, signal: AbortSignal): void {
  for (const image of area.querySelectorAll('img')) mark(image)
  // a load event does not bubble
  area.addEventListener('load', ({ target }) => target instanceof HTMLImageElement && mark(target), {
    signal,
    capture: true,
  })
}

function mark(image: HTMLImageElement): void {
  const { naturalWidth: width, naturalHeight: height } = image
  if (width > 0) image.toggleAttribute('data-square', Math.abs(width - height) <= TOLERANCE * Math.max(width, height))
}
