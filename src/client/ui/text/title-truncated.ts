/** A title longer than this covers more than it tells, in characters. */
const TITLE_LIMIT = 600

/** Elements whose title is ours. */
const titled = new WeakSet<Element>()

/** Gives a text that does not fit its place a title with the whole of it, while the pointer is over it. */
export function titleTruncatedTexts(): void {
  addEventListener('pointerover', ({ target, buttons, pointerType }) => {
    if (buttons !== 0 || pointerType === 'touch' || !(target instanceof HTMLElement)) return
    const place = truncatedAt(target)
    if (place === undefined) return
    const own = place.closest('[title]')
    if (own !== null && !titled.has(own)) return
    titled.add(place)
    place.title = wholeOf(place)
  })
  addEventListener('pointerout', ({ target }) => {
    if (!(target instanceof HTMLElement)) return
    const place = target.closest('[title]')
    if (place !== null && titled.delete(place)) place.removeAttribute('title')
  })
}

/** The element at a target that shortens its text; one with parts of its own is shortened as a whole. */
function truncatedAt(target: HTMLElement): HTMLElement | undefined {
  for (let at: HTMLElement | null = target, up = 0; at !== null && up < 3; at = at.parentElement, up += 1)
    if (isTruncated(at)) return at
  return [...target.children].find((child): child is HTMLElement => child instanceof HTMLElement && isTruncated(child))
}

function isTruncated(element: HTMLElement): boolean {
  const { textOverflow, webkitLineClamp } = getComputedStyle(element)
  if (textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth) return true
  return webkitLineClamp !== 'none' && webkitLineClamp !== '' && element.scrollHeight > element.clientHeight
}

function wholeOf({ textContent }: HTMLElement): string {
  const text = textContent.replaceAll(/\s+/g, ' ').trim()
  return text.length > TITLE_LIMIT ? `${text.slice(0, TITLE_LIMIT)}…` : text
}
