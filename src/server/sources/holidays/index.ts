import type { StatutoryYears } from '../../../shared/entities/statutory-years.ts'
import type { Fresh, Silence } from '../../core/live-data.ts'
import { orSilence } from '../outcome.ts'
import { openSource, type SourcePorts } from '../runner.ts'
import { statutoryDays } from './statutory.ts'

/** The years of the operator's list; `off` without one, `failed` while it does not answer. */
export type PublishedHolidays = () => Promise<Fresh<StatutoryYears> | Silence>

/** Opens the list of statutory days. @param address that the operator has set, if any */
export function openHolidays(ports: SourcePorts, address: string | undefined): PublishedHolidays {
  const query = address === undefined ? undefined : openSource(statutoryDays(address), ports)
  return async () => (query === undefined ? 'off' : orSilence(query()))
}
