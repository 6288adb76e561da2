import type { Unit } from '../../../core/documents/fields/field.ts'
import { useMessages } from '../../messages.ts'

const SIGNS: Readonly<Record<Exclude<Unit, 'minutes'>, string>> = {
  px: 'px',
  percent: '%',
  ms: 'ms',
  'px/s': 'px/s',
  times: '×',
  none: '',
}

/** Formats the unit behind a number, in the user's language. */
export function useUnit(): (unit: Unit) => string {
  const messages = useMessages()
  return (unit) => (unit === 'minutes' ? messages('minutes') : SIGNS[unit])
}
