import type { Hono } from 'hono'
import { isGranted } from '../../client/core/browser/grants.ts'
import { UngrantedError } from '../../client/core/net/call-error.ts'
import type { Limits } from '../../server/core/ports/limits.ts'
import type { Env } from '../../server/core/route/context.ts'
import { searchGazetteer } from '../../server/modules/weather/gazetteer.ts'
import { weatherModule } from '../../server/modules/weather/weather.ts'
import { openPlaces } from '../../server/sources/place/index.ts'
import type { ProviderPorts } from '../../server/sources/provider.ts'
import { openWeather } from '../../server/sources/weather/index.ts'
import { readGazetteer } from './gazetteer.ts'
import { ORIGINS } from './providers.ts'

/**
 * The weather, and the places of the build's own list. The world is asked about a name only once the browser allows it;
 * until then the search finds what the list has.
 */
export async function openWeatherArea(ports: ProviderPorts & { readonly limits: Limits }): Promise<Hono<Env>> {
  const gazetteer = await readGazetteer()
  const { find, regionOf } = openPlaces(ports)
  const origins = ORIGINS.get('place.open-meteo') ?? []
  return weatherModule({
    ...ports,
    gazetteer,
    regionOf,
    lookUpAddress: async () => undefined, // a page does not know its own address
    ask: openWeather(ports),
    async find(text, language, caller) {
      if (await isGranted({ origins })) return find(text, language, caller)
      if (searchGazetteer(gazetteer, text).length > 0) return []
      throw new UngrantedError(origins)
    },
  })
}
