/**
 * Calls `act` once, at the first event of these types on the page that counts.
 * @returns ends the waiting
 */
export function onFirstOf(
  types: readonly string[],
  act: () => void,
  counts: (event: Event) => boolean = () => true,
): () => void {
  const waiting = new AbortController()
  const listen = (event: Event) => {
    if (!counts(event)) return
    waiting.abort()
    act()
  }
  const options = { signal: waiting.signal, capture: true, passive: true }
  for (const type of types) addEventListener(type, listen, options)
  return () => waiting.abort()
}
