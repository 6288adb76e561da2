import type { CurrentWeather } from '../../../../shared/entities/weather.ts'
import { isNightAt, skyOf } from '../model.ts'

/** From these °C on it is hot, and down from those cold. */
const [HOT, COLD] = [33, 2]
/** Milliseconds after which weather is no news. */
const OLD_MS = 2 * 3_600_000

/** What of the weather is worth a word: an occasion of the mascot. */
export type WeatherTopic = 'rain' | 'snow' | 'hot' | 'cold' | 'clear'

/**
 * What there is to say of the weather.
 * @param known the weather at a place, and when it was told, in ms since 1970
 * @param hour the hour of the day there
 */
export function weatherTopic(
  { now: weather, at }: { readonly now: CurrentWeather; readonly at: number },
  now: number,
  hour: number,
): WeatherTopic | undefined {
  if (now - at > OLD_MS) return undefined
  const sky = skyOf(weather.condition)
  const felt = weather.feelsLike ?? weather.temperature
  if (sky === 'rain' || sky === 'storm') return 'rain'
  if (sky === 'snow') return 'snow'
  if (felt >= HOT) return 'hot'
  if (felt <= COLD) return 'cold'
  return sky === 'clear' && !isNightAt(hour) ? 'clear' : undefined
}
