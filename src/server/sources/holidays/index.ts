import type { StatutoryYears } from '../../../shared/entities/statutory-years.ts'
import type { Fresh, Unavailable } from '../../core/upstream/live-data.ts'
import { orUnavailable } from '../outcome.ts'
import type { ProviderPorts } from '../provider.ts'
import { statutoryProvider } from './statutory.ts'

/** The years of the operator's list; `off` without one, `failed` while it does not answer. */
export type PublishedHolidays = () => Promise<Fresh<StatutoryYears> | Unavailable>

export const holidayProviders = [statutoryProvider]

/** Opens the list of statutory days. */
export function openHolidays(ports: ProviderPorts): PublishedHolidays {
  const query = statutoryProvider.open(ports)
  return async () => (query === undefined ? 'off' : orUnavailable(query()))
}
