import type { Weather } from '../../../shared/entities/weather.ts'
import type { Fresh, Silence } from '../../core/live-data.ts'
import { openChain } from '../chain.ts'
import type { OwnServers, SourceKeys } from '../keys.ts'
import { orSilence } from '../outcome.ts'
import type { SourcePorts } from '../runner.ts'
import { openAmap } from './amap.ts'
import { openOpenMeteo } from './open-meteo.ts'
import { openQweather } from './qweather.ts'
import type { WeatherQuery } from './values.ts'

/** The weather of a place; `off` if the operator has switched off all who know it, `failed` while nobody answers. */
export type AskWeather = (query: WeatherQuery, caller: string) => Promise<Fresh<Weather> | Silence>

/** Opens the sources of weather that the operator has set up: by his accounts, last the one without a key. */
export function openWeather(
  ports: SourcePorts,
  { amap, qweather }: Pick<SourceKeys, 'amap' | 'qweather'>,
  { openMeteo }: Pick<OwnServers, 'openMeteo'>,
): AskWeather {
  const chain = openChain([
    ...(amap === undefined ? [] : [openAmap(ports, amap)]),
    ...(qweather === undefined ? [] : [openQweather(ports, qweather)]),
    openOpenMeteo(ports, openMeteo),
  ])
  return (query, caller) => orSilence(chain(query, caller))
}
