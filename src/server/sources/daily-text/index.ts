import type { Diary, Poem, Quote } from '../../../shared/entities/daily-text.ts'
import type { Silence } from '../../core/live-data.ts'
import type { SourceKeys } from '../keys.ts'
import { orSilence } from '../outcome.ts'
import { openSource, type QuerySource, type SourcePorts } from '../runner.ts'
import { alapi } from './alapi.ts'
import type { DailyTextQuery } from './daily-text.ts'
import { hitokoto, withGround } from './hitokoto.ts'
import { jinrishici, withInkWash } from './jinrishici.ts'

/** A text of a third party; `off` if the operator has switched it off or has no key, `failed` while it does not answer. */
type LiveText<T> = (query: DailyTextQuery, caller: string) => Promise<T | Silence>

/** The daily texts that third parties offer. */
export interface LiveDailyTexts {
  readonly poem: LiveText<Poem>
  readonly quote: LiveText<Quote>
  readonly diary: LiveText<Diary>
}

/** Opens the sources of daily texts. */
export function openDailyTexts(ports: SourcePorts, { alapi: key }: Pick<SourceKeys, 'alapi'>): LiveDailyTexts {
  return {
    poem: liveText(openSource(jinrishici, ports), withInkWash),
    quote: liveText(openSource(hitokoto, ports), withGround),
    diary: key === undefined ? async () => 'off' : liveText(openSource(alapi(key), ports), (diary) => diary),
  }
}

function liveText<Result, T extends object>(
  ask: QuerySource<DailyTextQuery, Result>,
  complete: (result: Result, query: DailyTextQuery) => T,
): LiveText<T> {
  return async (query, caller) => {
    const result = await orSilence(ask(query, caller))
    return typeof result === 'string' ? result : complete(result.value, query)
  }
}
