import type { Language } from '../../../shared/constants.ts'
import { periodOf } from './model.ts'

/** The language's names of the halves of a day: before noon and after. */
export const periodsOf = (language: Language): readonly [string, string] => [
  periodOf(new Date(2000, 0, 1, 9), language),
  periodOf(new Date(2000, 0, 1, 21), language),
]
