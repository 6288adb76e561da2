import type { Say } from '../kit/text/define-texts.ts'
import { levelOf } from './levels.ts'
import type zhCN from './locales/zh-CN.json'
import type { Blocks, LastLanding } from './rules.ts'

type SayBlocks = Say<keyof typeof zhCN>

const LINES = [undefined, 'single', 'double', 'triple', 'four'] as const

function nameOf({ lines, isTSpin }: LastLanding, say: SayBlocks): string {
  const key = LINES[lines]
  if (key === undefined) return say('tSpin')
  return isTSpin ? say('tSpinClear', { clear: say(key) }) : say(key)
}

/** What the last landing did, in the words of players; empty where it cleared nothing. */
export function landingWords(blocks: Blocks, say: SayBlocks): readonly string[] {
  const { last } = blocks
  if (last === null || (last.lines === 0 && !last.isTSpin)) return []
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

/** Whether it is worth more than the one row that is cleared most often. */
export const isSpecial = (words: readonly string[], { last }: Blocks): boolean =>
  words.length > 1 || (last?.lines ?? 0) > 1 || last?.isTSpin === true
