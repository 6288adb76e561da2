import { localDay } from '../../shared/lib/calendar/calendar-day.ts'
import { isoDay } from '../../shared/lib/calendar/iso-day.ts'
import type { End } from './rules.ts'

interface Game {
  /** The moves, as `formatChinese` or `formatWxf` tells them. */
  readonly moves: readonly string[]
  readonly format: 'Chinese' | 'WXF'
  /** Who played. */
  readonly red: string
  readonly black: string
  /** When it began, in ms since 1970. */
  readonly began: number
  readonly end: End | undefined
}

const RESULTS = ['1/2-1/2', '1-0', '0-1'] as const

/** A game as other programs read it: portable game notation, with the tags that are usual for xiangqi. */
export function recordText({ moves, format, red, black, began, end }: Game): string {
  const result = end === undefined ? '*' : RESULTS[end.winner]
  const tags = [
    ['Game', 'Chinese Chess'],
    ['Date', isoDay(localDay(new Date(began))).replaceAll('-', '.')],
    ['Red', red],
    ['Black', black],
    ['Result', result],
    ['Format', format],
  ].map(([name, value]) => `[${name} "${value}"]`)
  const rounds = Array.from(
    { length: Math.ceil(moves.length / 2) },
    (_, at) => `${at + 1}. ${moves.slice(at * 2, at * 2 + 2).join(' ')}`,
  )
  return `${[...tags, '', ...rounds, result].join('\n')}\n`
}
