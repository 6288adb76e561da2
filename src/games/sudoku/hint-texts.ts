import type { Advice, Hint } from './advise.ts'
import type { House } from './grid.ts'
import { useTexts } from './texts.ts'

const WHY = {
  hiddenSingle: 'whyHiddenSingle',
  nakedSingle: 'whyNakedSingle',
  pointing: 'whyCrossing',
  boxLine: 'whyCrossing',
  nakedPair: 'whyNaked',
  nakedTriple: 'whyNaked',
  nakedQuad: 'whyNaked',
  hiddenPair: 'whyHidden',
  hiddenTriple: 'whyHidden',
  xWing: 'whyFish',
  swordfish: 'whyFish',
  xyWing: 'whyXyWing',
} as const

/** Says in words what helps on. @param at which of its steps is shown */
export function useHintTexts(): (advice: Advice | undefined, at: number) => string {
  const say = useTexts()
  const houseText = (house: House | undefined) =>
    house === undefined ? '' : say(house.kind === 'row' ? 'rowHouse' : house.kind)
  const stepText = ({ technique, digits, cells, house, other }: Hint, more: string): string => {
    const reason = WHY[technique]
    const key = reason !== 'whyFish' ? reason : house?.kind === 'row' ? 'whyFishRows' : 'whyFishColumns'
    const why = say(key, {
      house: houseText(house),
      other: houseText(other),
      digit: digits[0] ?? '',
      digits: digits.join(', '),
      cells: cells.length,
      lines: new Set(cells.map((cell) => (house?.kind === 'row' ? Math.floor(cell / 9) : cell % 9))).size,
    })
    return say('named', { name: say(technique), why, more }).trim()
  }
  return (advice, at) => {
    if (advice === undefined) return say('hintNothing')
    if (advice.type === 'wrong') return say('hintWrong')
    const step = advice.steps[at]
    if (step === undefined) return say('hintNothing')
    const total = advice.steps.length
    return stepText(step, total > 1 ? say('stepOf', { step: at + 1, total }) : '')
  }
}
