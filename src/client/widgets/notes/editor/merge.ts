/** One replaced part of a text, in its own offsets. */
export interface Replacement {
  readonly from: number
  readonly to: number
  readonly insert: string
}

/** The smallest single replacement that makes one text the other; it cuts no surrogate pair in two. */
export function replacementOf(before: string, after: string): Replacement {
  const shorter = Math.min(before.length, after.length)
  let from = 0
  while (from < shorter && before.charCodeAt(from) === after.charCodeAt(from)) from += 1
  if (from > 0 && isHighSurrogate(before.charCodeAt(from - 1))) from -= 1
  let end = 0
  while (
    end < shorter - from &&
    before.charCodeAt(before.length - 1 - end) === after.charCodeAt(after.length - 1 - end)
  )
    end += 1
  if (end > 0 && isLowSurrogate(before.charCodeAt(before.length - end))) end -= 1
  return { from, to: before.length - end, insert: after.slice(from, after.length - end) }
}

const isHighSurrogate = (code: number) => code >= 0xd800 && code < 0xdc00
const isLowSurrogate = (code: number) => code >= 0xdc00 && code < 0xe000

/**
 * Brings together two texts that were made of one at the same time, such as in two tabs. Where both replaced the same
 * part, that part is in the result as either has it, the own first: nothing typed is lost.
 */
export function mergeText(base: string, own: string, theirs: string): string {
  if (theirs === base || theirs === own) return own
  if (own === base) return theirs
  const mine = replacementOf(base, own)
  const other = replacementOf(base, theirs)
  if (mine.to <= other.from) return replaceIn(replaceIn(base, other), mine)
  if (other.to <= mine.from) return replaceIn(replaceIn(base, mine), other)
  const from = Math.min(mine.from, other.from)
  const to = Math.max(mine.to, other.to)
  const [ownPart, theirPart] = [mine, other].map((one) =>
    replaceIn(base, one).slice(from, to - base.length || undefined),
  )
  return replaceIn(base, { from, to, insert: [ownPart, theirPart].filter(Boolean).join('\n') })
}

const replaceIn = (text: string, { from, to, insert }: Replacement) => text.slice(0, from) + insert + text.slice(to)
