import type { StatutoryYears } from '../../../shared/entities/statutory-years.ts'
import type { Fresh } from '../../core/live-data.ts'
import { openSource, type SourcePorts } from '../runner.ts'
import { SourceFailure } from '../source.ts'
import { statutoryDays } from './statutory.ts'

/** The years of the operator's list; `off` without one, `failed` while it does not answer. */
export type PublishedHolidays = () => Promise<Fresh<StatutoryYears> | 'off' | 'failed'>

/** Opens the list of statutory days. @param address that the operator has set, if any */
export function openHolidays(ports: SourcePorts, address: string | undefined): PublishedHolidays {
  const query = address === undefined ? undefined : openSource(statutoryDays(address), ports)
  return async () => {
    if (query === undefined) return 'off'
    try {
      return await query()
    } catch (error) {
      if (error instanceof SourceFailure) return error.kind === 'off' ? 'off' : 'failed'
      throw error
    }
  }
}
