/**
 * The parts of the benchmark. Cold: first visit of the browser. Warm: with filled caches. Hot: also with the snapshot of
 * the last visit. Growth: hot, with much stored. Idle: a page that nobody touches. Typing: from the first frame on.
 */
const PARTS = ['cold', 'warm', 'hot', 'growth', 'idle', 'typing'] as const
export type Part = (typeof PARTS)[number]

/** Without a figure that has a target of its own; a quick run leaves it out unless it is named. */
const SLOW: Part = 'warm'

/** The parts that words of the command line name, such as `cold,hot`; without any all of them. @throws on another word */
export function chooseParts(words: readonly string[], quick: boolean): ReadonlySet<Part> {
  const named = words.flatMap((word) => word.split(','))
  const chosen = named.map((word) => {
    const part = PARTS.find((one) => one === word)
    if (part === undefined) throw new Error(`${word} is no part; parts: ${PARTS.join(', ')}`)
    return part
  })
  return new Set(chosen.length > 0 ? chosen : PARTS.filter((part) => !quick || part !== SLOW))
}

/** The elements of a list from `start` on, and then those before. */
export function rotated<T>(list: readonly T[], start: number): readonly T[] {
  const at = list.length === 0 ? 0 : start % list.length
  return [...list.slice(at), ...list.slice(0, at)]
}
