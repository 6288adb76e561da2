import type { Advice } from './advise.ts'
import type { Position } from './rules.ts'
import { useTexts } from './texts.ts'

/** Says in words why a cell is safe. */
export function useHintTexts(): (position: Position, advice: Advice | undefined) => string {
  const say = useTexts()
  return ({ field, cells, setup }, advice) => {
    if (field === undefined) return say('hintStart')
    if (advice === undefined) return say(setup.isGuessFree ? 'hintNothing' : 'hintGuess')
    const [clue = 0] = advice.because
    const why = say(WHY[advice.rule], { number: field[clue] ?? 0 })
    return cells[advice.cell] === 'flag' ? `${why} ${say('hintFlag')}` : why
  }
}

const WHY = {
  done: 'whyDone',
  full: 'whyDone', // a full number proves mines, never a safe cell
  pair: 'whyPair',
  cases: 'whyCases',
  count: 'whyCount',
} as const
