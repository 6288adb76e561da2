import { CODE } from '../../../shared/api/endpoint.ts'
import { refuse } from '../route/errors.ts'
import type { Unavailable } from './live-data.ts'

/** What third parties have answered. @throws Refusal that says why there is nothing */
export function requireAnswer<T extends object>(answer: T | Unavailable): T {
  if (answer === 'off') return refuse(CODE.unavailable, 'sourceOff')
  return answer === 'failed' ? refuse(CODE.unavailable, 'unavailable') : answer
}
