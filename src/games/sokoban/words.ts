import type { Say } from '../kit/text/define-texts.ts'
import type zhCN from './locales/zh-CN.json'
import { homeCount, isSolved, type Position } from './rules.ts'
import { stuckBoxes } from './stuck.ts'
import type { Advice } from './use-hint.ts'

/** What the first levels teach. */
const LESSONS = ['lesson1', 'lesson2', 'lesson3', 'lesson4', 'lesson5'] as const

/** What the line below the room says, and whether the last push is better taken back. */
export interface Noted {
  readonly text: string
  readonly isWrong: boolean
}

/** @param level its number, from 1 @param pushes how many were made */
export function noteOf(
  position: Position,
  level: number,
  pushes: number,
  advice: Advice | undefined,
  say: Say<keyof typeof zhCN>,
): Noted {
  const home = say('home', { home: homeCount(position), all: position.boxes.length })
  const standing = { text: `${say('level', { level })} · ${home}`, isWrong: false }
  if (isSolved(position)) return standing
  if (stuckBoxes(position).length > 0) return { text: say('stuck'), isWrong: true }
  if (advice === 'impossible' || advice === 'unknown') return { text: say(advice), isWrong: pushes > 0 }
  if (advice === 'thinking') return { text: say('thinking'), isWrong: false }
  if (typeof advice === 'object') return { text: say('hinted'), isWrong: false }
  const lesson = LESSONS[level - 1]
  if (lesson !== undefined && pushes === 0) return { text: say(lesson), isWrong: false }
  return standing
}
