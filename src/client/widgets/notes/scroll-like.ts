/** How far an element is scrolled, from 0 to 1. */
const progressOf = ({ scrollTop, scrollHeight, clientHeight }: Element): number =>
  scrollTop / Math.max(1, scrollHeight - clientHeight)

/** Scrolls an element as far as another is, as a part of what it has. Returns whether it moved, which is an event to come. */
export function scrollLike(target: Element, source: Element): boolean {
  const before = target.scrollTop
  target.scrollTop = progressOf(source) * (target.scrollHeight - target.clientHeight)
  return target.scrollTop !== before
}
