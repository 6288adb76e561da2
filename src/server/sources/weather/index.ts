import type { Weather } from '../../../shared/entities/weather.ts'
import type { Fresh, Unavailable } from '../../core/upstream/live-data.ts'
import { openChain } from '../chain.ts'
import { orUnavailable } from '../outcome.ts'
import { openAll, type ProviderPorts } from '../provider.ts'
import { amapWeather } from './amap.ts'
import { openMeteoWeather } from './open-meteo.ts'
import { qweatherProvider } from './qweather.ts'
import type { WeatherQuery } from './values.ts'

/** The weather of a place; `off` if the operator has switched off all who know it, `failed` while nobody answers. */
export type AskWeather = (query: WeatherQuery, caller: string) => Promise<Fresh<Weather> | Unavailable>

/** In the order in which they are asked: by the operator's accounts, last the one without a key. */
export const weatherProviders = [amapWeather, qweatherProvider, openMeteoWeather]

/** Opens the sources of weather that the operator has set up. */
export function openWeather(ports: ProviderPorts): AskWeather {
  const chain = openChain(openAll(weatherProviders, ports))
  return (query, caller) => orUnavailable(chain(query, caller))
}
