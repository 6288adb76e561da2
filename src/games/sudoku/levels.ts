import { isSolved, place, remove, workOn } from './candidates.ts'
import type { Grid } from './solve.ts'
import { nextStep, type Step, TECHNIQUES, type Technique } from './techniques.ts'

export const LEVELS = ['easy', 'medium', 'hard', 'expert'] as const
export type Level = (typeof LEVELS)[number]

/** The hardest technique of each level. */
const HARDEST: Readonly<Record<Level, Technique>> = {
  easy: 'nakedSingle',
  medium: 'boxLine',
  hard: 'hiddenTriple',
  expert: 'nakedQuad',
}

/** The steps by which a grid is solved; undefined if no technique leads on. */
export function stepsOf(grid: Grid): readonly Step[] | undefined {
  const work = workOn(grid)
  const steps: Step[] = []
  while (!isSolved(work)) {
    const step = nextStep(work)
    if (step === undefined) return undefined
    if (step.placed !== undefined) place(work, step.placed)
    for (const one of step.removed) remove(work, one)
    steps.push(step)
  }
  return steps
}

/** The level of a grid by the hardest technique that it needs; undefined if none suffices. */
export function levelOf(grid: Grid): Level | undefined {
  const steps = stepsOf(grid)
  if (steps === undefined) return undefined
  const hardest = Math.max(...steps.map(({ technique }) => TECHNIQUES.indexOf(technique)))
  return LEVELS.find((level) => TECHNIQUES.indexOf(HARDEST[level]) >= hardest)
}
