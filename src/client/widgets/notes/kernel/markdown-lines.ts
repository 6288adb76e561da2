const FENCE = /^ {0,3}(`{3,}|~{3,})/

/** The lines of a text with their line breaks, and where each begins. */
export function* linesIn(text: string) {
  for (let at = 0; at < text.length; ) {
    const end = text.indexOf('\n', at)
    const next = end < 0 ? text.length : end + 1
    yield { at, line: text.slice(at, next) }
    at = next
  }
}

/** The fence that is open after a line; undefined outside of fenced code. */
export function fenceAfter(open: string | undefined, line: string): string | undefined {
  const found = FENCE.exec(line)?.[1]
  if (found === undefined) return open
  if (open === undefined) return found
  const closes = found[0] === open[0] && found.length >= open.length && line.trim() === found
  return closes ? undefined : open
}
