import type { Diary, Poem, Quote } from '../../../shared/entities/daily-text.ts'
import type { Unavailable } from '../../core/upstream/live-data.ts'
import { orUnavailable } from '../outcome.ts'
import type { ProviderPorts } from '../provider.ts'
import type { QuerySource } from '../runner.ts'
import { alapiProvider } from './alapi.ts'
import type { DailyTextQuery } from './daily-text.ts'
import { hitokotoProvider, withGround } from './hitokoto.ts'
import { jinrishiciProvider, withInkWash } from './jinrishici.ts'

/** A text of a third party; `off` if the operator has switched it off or has no key, `failed` while it does not answer. */
type LiveText<T> = (query: DailyTextQuery, caller: string) => Promise<T | Unavailable>

/** The daily texts that third parties offer. */
export interface LiveDailyTexts {
  readonly poem: LiveText<Poem>
  readonly quote: LiveText<Quote>
  readonly diary: LiveText<Diary>
}

export const dailyTextProviders = [jinrishiciProvider, hitokotoProvider, alapiProvider]

/** Opens the sources of daily texts. */
export function openDailyTexts(ports: ProviderPorts): LiveDailyTexts {
  return {
    poem: liveText(jinrishiciProvider.open(ports), withInkWash),
    quote: liveText(hitokotoProvider.open(ports), withGround),
    diary: liveText(alapiProvider.open(ports), (diary) => diary),
  }
}

function liveText<Result, T extends object>(
  ask: QuerySource<DailyTextQuery, Result> | undefined,
  complete: (result: Result, query: DailyTextQuery) => T,
): LiveText<T> {
  return async (query, caller) => {
    if (ask === undefined) return 'off'
    const result = await orUnavailable(ask(query, caller))
    return typeof result === 'string' ? result : complete(result.value, query)
  }
}
