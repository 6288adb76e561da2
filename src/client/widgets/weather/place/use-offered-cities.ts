import type { Place } from '../../../../shared/entities/weather.ts'
import { readsHan } from '../../../../shared/languages.ts'
import { useLanguage } from '../../../kit/text.ts'
import { offeredCities, placeOfCity } from '../kernel/cities.ts'
import { useMessages } from '../messages.ts'

/** A city that is offered, with its name in the user's language. */
export interface OfferedCity {
  readonly id: string
  readonly name: string
  readonly place: Place
}

/** The cities that fit the user's time zone and language. */
export function useOfferedCities(): readonly OfferedCity[] {
  const messages = useMessages()
  const language = useLanguage()
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return offeredCities(language, timeZone).map((id) => {
    const name = messages(`city.${id}`)
    return { id, name, place: placeOfCity(id, name, readsHan(language)) }
  })
}
