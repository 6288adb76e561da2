import { expect, test } from 'vitest'
import { isRecent, isSpecial, landingWords } from './landing-texts.ts'
import { type Blocks, beginBlocks, type LastLanding } from './rules.ts'

const say = (key: string) => key
/** A game in which a piece has just landed. */
const afterLanding = (parts: Partial<LastLanding>): Blocks => {
  const begun = beginBlocks('marathon', 1)
  const last: LastLanding = {
    ...{ lines: 0, spin: null, isAllClear: false, combo: -1, isBackToBack: false },
    ...{ piece: begun.piece, from: 0, cleared: [], points: 0, at: 1, age: 0 },
    ...parts,
  }
  return { ...begun, lines: 5, last }
}

test('a spun T has a word of its own, the mini kind another, and is special', () => {
  const words = (parts: Partial<LastLanding>) => landingWords(afterLanding(parts), say)
  expect(words({})).toEqual([])
  expect(words({ spin: 'mini' })).toEqual(['miniTSpin'])
  expect(words({ spin: 'mini', lines: 1 })).toEqual(['miniTSpinClear'])
  expect(words({ spin: 'full', lines: 2 })).toEqual(['tSpinClear'])
  expect(isSpecial(['miniTSpin'], afterLanding({ spin: 'mini' }))).toBe(true)
  expect(isSpecial(['single'], afterLanding({ lines: 1 }))).toBe(false)
})

test('the words are seen for a second and a half', () => {
  expect([0, 89, 90].map((age) => isRecent(afterLanding({ age })))).toEqual([true, true, false])
  expect(isRecent(beginBlocks('marathon', 1))).toBe(false)
})
