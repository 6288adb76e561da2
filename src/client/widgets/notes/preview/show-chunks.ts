/** The longest time in ms for which rendering keeps the page from input. */
const SLICE_MS = 8

/** The source of each shown chunk. */
const sourceOf = new WeakMap<Element, string>()

/**
 * Shows chunks in an element, in slices of a frame. Chunks that it shows already stay, at its beginning and its end;
 * those between are drawn. When the signal aborts, what is shown so far is left to the next call.
 */
export async function showChunks(
  root: Element,
  chunks: readonly string[],
  draw: (source: string) => Node,
  signal: AbortSignal,
): Promise<void> {
  const shown = [...root.children]
  const isShown = (at: number, source: string | undefined) => sourceOf.get(shown.at(at) ?? root) === source
  const most = Math.min(shown.length, chunks.length)
  let start = 0
  while (start < most && isShown(start, chunks[start])) start += 1
  let end = 0
  while (end < most - start && isShown(-1 - end, chunks.at(-1 - end))) end += 1
  const after = shown[shown.length - end] ?? null
  const old = shown.slice(start, shown.length - end)
  let startedAt = performance.now()
  for (const source of chunks.slice(start, chunks.length - end)) {
    if (performance.now() - startedAt > SLICE_MS) {
      await new Promise((resolve) => setTimeout(resolve))
      if (signal.aborted) return
      startedAt = performance.now()
    }
    const chunk = document.createElement('div')
    sourceOf.set(chunk, source)
    chunk.append(draw(source))
    const replaced = old.shift()
    if (replaced === undefined) root.insertBefore(chunk, after)
    else replaced.replaceWith(chunk)
  }
  for (const rest of old) rest.remove()
}
