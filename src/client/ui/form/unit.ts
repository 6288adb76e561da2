import type { Unit } from '../../core/field.ts'
import { useWords } from '../words.ts'

const SIGNS: Readonly<Record<Exclude<Unit, 'minutes'>, string>> = {
  px: 'px',
  percent: '%',
  ms: 'ms',
  times: '×',
  none: '',
}

/** What is written behind a number, in the user's language. */
export function useUnit(): (unit: Unit) => string {
  const words = useWords()
  return (unit) => (unit === 'minutes' ? words('minutes') : SIGNS[unit])
}
