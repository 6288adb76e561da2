import { diff3MergeRegions } from 'node-diff3'
import type { Sides } from './sides.ts'

/** A merged text; `isOverlap`: both sides have changed the same lines, and it is the remote one. */
export interface MergedText {
  readonly text: string
  readonly isOverlap: boolean
}

/**
 * Merges two texts line by line. What both have inserted at one place are different lines: those of the other device
 * come first. Without a common past the one that contains the other is the merged one.
 */
export function mergeText({ base, local = '', remote = '' }: Sides<string>): MergedText {
  if (local === remote || local === base) return { text: remote, isOverlap: false }
  if (remote === base) return { text: local, isOverlap: false }
  if (base === undefined) {
    if (remote.includes(local)) return { text: remote, isOverlap: false }
    return local.includes(remote) ? { text: local, isOverlap: false } : { text: remote, isOverlap: true }
  }
  return mergeLines(linesOf(base), linesOf(local), linesOf(remote)) ?? { text: remote, isOverlap: true }
}

const linesOf = (text: string): readonly string[] => text.split('\n')

/** Undefined where both sides have changed the same lines. */
function mergeLines(
  base: readonly string[],
  local: readonly string[],
  remote: readonly string[],
): MergedText | undefined {
  const same = commonEnds(base, local, remote)
  const inner = (lines: readonly string[]) => lines.slice(same.start, lines.length - same.end)
  const sides = [inner(base), inner(local), inner(remote)] as const
  const merged = costOf(...sides) > MAX_COST ? mergeRanges(...sides) : mergeRegions(...sides)
  if (merged === undefined) return undefined
  const text = [base.slice(0, same.start), merged, base.slice(base.length - same.end)].flat().join('\n')
  return { text, isOverlap: false }
}

type Lines = readonly string[]

function mergeRegions(base: Lines, local: Lines, remote: Lines): Lines | undefined {
  const merged: Lines[] = []
  for (const region of diff3MergeRegions([...local], [...base], [...remote])) {
    if (region.stable) {
      merged.push(region.bufferContent)
      continue
    }
    const [ours, old, theirs] = [region.aContent, region.oContent, region.bContent]
    const together = isSame(ours, theirs) ? ours : (lineByLine(ours, old, theirs) ?? bothInserted(ours, old, theirs))
    if (together === undefined) return undefined
    merged.push(together)
  }
  return merged.flat()
}

/** What the comparison by regions may cost at most: about a tenth of a second. */
const MAX_COST = 2e7

/** How much work it is to find the regions: each pair of equal lines is put into the longest sequence so far. */
function costOf(base: Lines, ...sides: readonly Lines[]): number {
  const counts = new Map<string, number>()
  for (const line of base) counts.set(line, (counts.get(line) ?? 0) + 1)
  const pairs = sides.flat().reduce((sum, line) => sum + (counts.get(line) ?? 0), 0)
  return pairs * base.length
}

/** Of texts with very many lines: as if each side had changed one range. Undefined where they touch one another. */
function mergeRanges(base: Lines, local: Lines, remote: Lines): Lines | undefined {
  const [ours, theirs] = [changedRange(base, local), changedRange(base, remote)]
  const [first, second] = ours.start <= theirs.start ? [ours, theirs] : [theirs, ours]
  if (first.end >= second.start) return undefined
  return [
    ...[base.slice(0, first.start), first.lines, base.slice(first.end, second.start)],
    ...[second.lines, base.slice(second.end)],
  ].flat()
}

/** The lines of a text from the first to the last change, and which ones of the base they replace. */
function changedRange(base: Lines, text: Lines) {
  const { start, end } = commonEnds(base, text)
  return { start, end: base.length - end, lines: text.slice(start, text.length - end) }
}

/** Neighbouring lines of which each was changed by one side alone. */
function lineByLine(ours: Lines, old: Lines, theirs: Lines): Lines | undefined {
  if (ours.length !== old.length || theirs.length !== old.length) return undefined
  const merged = old.map((line, at) => (ours[at] === line ? theirs[at] : theirs[at] === line ? ours[at] : undefined))
  return merged.includes(undefined) ? undefined : merged.map(String)
}

/** Lines that both sides have put where there was no text. */
const bothInserted = (ours: Lines, old: Lines, theirs: Lines): Lines | undefined =>
  old.every((line) => line === '') ? [...theirs, ...ours] : undefined

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((line, at) => line === other[at])

/** How many lines at the start and at the end all texts have in common: the rest is compared, which costs its square. */
function commonEnds(...texts: readonly (readonly string[])[]): { readonly start: number; readonly end: number } {
  const [first = []] = texts
  const shortest = Math.min(...texts.map(({ length }) => length))
  const isCommon = (at: number) => texts.every((lines) => lines.at(at) === first.at(at))
  let start = 0
  while (start < shortest && isCommon(start)) start += 1
  let end = 0
  while (end < shortest - start && isCommon(-1 - end)) end += 1
  return { start, end }
}
