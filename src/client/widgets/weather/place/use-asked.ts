import { WEATHER_SOURCES } from '../../../../shared/entities/weather.ts'
import { useOfferedSources } from '../../../kit/live.ts'
import { useLanguage } from '../../../kit/text.ts'
import { useMessages } from '../messages.ts'

/** Who would be asked for the weather, in one line for a small tile, a tile or a window; without a name until it is known. */
export function useAsked(room: 'asksShort' | 'asks' | 'asksWindow'): string {
  const messages = useMessages()
  const language = useLanguage()
  const offered = useOfferedSources('weather')
  const names = WEATHER_SOURCES.filter((id) => offered.includes(`weather.${id}`)).map((id) => messages(`source.${id}`))
  if (names.length === 0) return room === 'asksShort' ? '' : messages('asksLater')
  return messages(room, { source: new Intl.ListFormat(language, { type: 'disjunction' }).format(names) })
}
