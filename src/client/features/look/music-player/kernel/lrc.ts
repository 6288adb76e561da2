import type { LyricLine } from './performance.ts'

const TAG = /\[(\d{1,3}):(\d{1,2})(?:[.:](\d{1,3}))?\]/g
const OFFSET = /^\[offset:\s*([+-]?\d+)\]/im

/** Lyrics in the form LRC, by time; a line may have several times. Empty if the text has no times. */
export function readLrc(text: string): readonly LyricLine[] {
  const offset = Number(OFFSET.exec(text)?.[1] ?? 0) / 1000
  const lines = text.split(/\r?\n/).flatMap((line) => {
    const words = line.replaceAll(TAG, '').trim()
    if (words === '') return []
    return [...line.matchAll(TAG)].map(([, minutes, seconds, part = '']) => ({
      at: Math.max(0, Number(minutes) * 60 + Number(seconds) + Number(`0.${part || 0}`) - offset),
      text: words,
    }))
  })
  return lines.toSorted((one, other) => one.at - other.at)
}

/** The line that is sung at a time, as its index; -1 before the first. */
export const lineAt = (lines: readonly LyricLine[], seconds: number): number =>
  lines.findLastIndex(({ at }) => at <= seconds)
