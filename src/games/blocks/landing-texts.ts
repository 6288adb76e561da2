import type { Say } from '../kit/text/define-texts.ts'
import { levelOf } from './levels.ts'
import type zhCN from './locales/zh-CN.json'
import type { Blocks, LastLanding } from './rules.ts'

type SayBlocks = Say<keyof typeof zhCN>

const LINES = [undefined, 'single', 'double', 'triple', 'four'] as const

const SPUN = {
  full: { alone: 'tSpin', clear: 'tSpinClear' },
  mini: { alone: 'miniTSpin', clear: 'miniTSpinClear' },
} as const

function nameOf({ lines, spin }: LastLanding, say: SayBlocks): string {
  const key = LINES[lines]
  const name = key === undefined ? '' : say(key)
  if (spin === null) return name
  return key === undefined ? say(SPUN[spin].alone) : say(SPUN[spin].clear, { clear: name })
}

/** What the last landing did, in the words of players; empty where it cleared nothing. */
export function landingWords(blocks: Blocks, say: SayBlocks): readonly string[] {
  const { last } = blocks
  if (last === null || (last.lines === 0 && last.spin === null)) return []
  const level = levelOf(blocks)
  const isRaised = level > levelOf({ ...blocks, lines: blocks.lines - last.lines })
  return [
    last.isBackToBack && say('backToBack'),
    nameOf(last, say),
    last.combo > 0 && say('combo', { count: last.combo }),
    last.isAllClear && say('allClear'),
    isRaised && say('levelUp', { level }),
  ].filter((word) => word !== false)
}

/** How long the words are seen, in steps: a second and a half. */
const SEEN_STEPS = 90

/** Whether the last landing was a moment ago. */
export const isRecent = ({ last }: Pick<Blocks, 'last'>): boolean => last !== null && last.age < SEEN_STEPS

/** Whether it is worth more than the one row that is cleared most often. */
export const isSpecial = (words: readonly string[], { last }: Blocks): boolean =>
  words.length > 1 || (last !== null && (last.lines > 1 || last.spin !== null))
