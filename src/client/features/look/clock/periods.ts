import type { Language } from '../../../../shared/constants.ts'
import { periodOf } from './model.ts'

/** The language's words for AM and PM. */
export const periodsOf = (language: Language): readonly [string, string] => [
  periodOf(new Date(2000, 0, 1, 9), language),
  periodOf(new Date(2000, 0, 1, 21), language),
]
