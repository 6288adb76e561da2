import { remove, workOn } from './candidates.ts'
import { mistakesOf, type Position } from './rules.ts'
import { nextStep, type Step } from './techniques.ts'

/** A step, and the candidates of all cells before it. */
export interface Hint extends Step {
  readonly candidates: readonly number[]
}

/** What helps on: a digit that is wrong, or the steps up to the next digit. */
export type Advice =
  | { readonly type: 'wrong'; readonly cell: number }
  | { readonly type: 'steps'; readonly steps: readonly Hint[] }

/**
 * What helps on from here. Notes are not believed: they may be of any kind. Undefined if nothing is left, or no technique
 * leads on.
 */
export function advise(position: Position): Advice | undefined {
  const [wrong] = mistakesOf(position)
  if (wrong !== undefined) return { type: 'wrong', cell: wrong }
  const work = workOn(position.values)
  const steps: Hint[] = []
  for (let step = nextStep(work); step !== undefined; step = nextStep(work)) {
    steps.push({ ...step, candidates: [...work.candidates] })
    if (step.placed !== undefined) return { type: 'steps', steps }
    for (const one of step.removed) remove(work, one)
  }
  return undefined
}
