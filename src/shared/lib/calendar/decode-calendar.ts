/** As browsers and Node have it; shared code is checked without the types of either. */
declare const TextDecoder: new () => { decode(bytes: Uint8Array): string }

const [CR, LF, TAB, SPACE] = [13, 10, 9, 32]

/**
 * The text of iCalendar in UTF-8, its folded lines whole again: they are joined as bytes, since many programs fold in the
 * middle of a character.
 */
export function decodeCalendar(bytes: Uint8Array): string {
  const unfolded = new Uint8Array(bytes.length)
  let length = 0
  for (let at = 0; at < bytes.length; at += 1) {
    const isBreak = bytes[at] === LF || (bytes[at] === CR && bytes[at + 1] === LF)
    const next = bytes[at] === CR ? at + 2 : at + 1
    if (isBreak && (bytes[next] === SPACE || bytes[next] === TAB)) {
      at = next
      continue
    }
    unfolded[length] = bytes[at] ?? 0
    length += 1
  }
  return new TextDecoder().decode(unfolded.subarray(0, length))
}
