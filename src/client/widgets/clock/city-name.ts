import type { CityId } from './kernel/cities.ts'
import { useMessages } from './messages.ts'

/** The name of a city in the user's language. */
export function useCityName(): (city: CityId) => string {
  const messages = useMessages()
  return (city) => messages(`city.${city}`)
}
