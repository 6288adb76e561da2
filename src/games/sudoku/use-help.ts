import { useState } from 'preact/hooks'
import { type Advice, advise, type Hint } from './advise.ts'
import { useHintTexts } from './hint-texts.ts'
import { mistakesOf, type Position } from './rules.ts'
import { useTexts } from './texts.ts'

interface Shown {
  readonly advice: Advice | undefined
  /** Which step of the advice. */
  readonly at: number
  /** Cells that were found to be wrong. */
  readonly wrong: readonly number[]
  readonly text: string
}
const NOTHING: Shown = { advice: undefined, at: 0, wrong: [], text: '' }

const stepsOf = (advice: Advice | undefined): readonly Hint[] => (advice?.type === 'steps' ? advice.steps : [])

/** What a hint or a check shows, until something is written. */
export function useHelp() {
  const say = useTexts()
  const hintText = useHintTexts()
  const [{ advice, at, wrong, text }, setShown] = useState(NOTHING)
  return {
    text,
    wrong,
    step: stepsOf(advice)[at],
    clear: () => setShown(NOTHING),
    /** Shows the next step, after the last one the first again. @returns its words, and the cell that it fills or mends */
    showNext(position: Position): { readonly text: string; readonly target: number | undefined } {
      const steps = stepsOf(advice)
      const next = advice === undefined ? advise(position) : advice
      const nextAt = steps.length > 0 ? (at + 1) % steps.length : 0
      const nextText = hintText(next, nextAt)
      const bad = next?.type === 'wrong' ? next.cell : undefined
      setShown({ advice: next, at: nextAt, wrong: bad === undefined ? [] : [bad], text: nextText })
      return { text: nextText, target: bad ?? stepsOf(next)[nextAt]?.placed?.cell }
    },
    /** Shows what is wrong. @returns how much that is, in words */
    check(position: Position): string {
      const found = mistakesOf(position)
      const words = found.length > 0 ? say('mistakes', { count: found.length }) : say('noMistakes')
      setShown({ ...NOTHING, wrong: found, text: words })
      return words
    },
  }
}
