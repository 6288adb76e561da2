import * as v from 'valibot'
import zones from '../../../../../../catalog/places/zones.json' with { type: 'json' }
import { registry, registryCompleted } from '../../../../core/contribute/registry.ts'
import { readDeviceCache, writeDeviceCache } from '../../../../core/documents/storage/device-cache.ts'
import { deviceZone } from '../../../../lib/calendar/device-zone.ts'
import type { Coordinates } from '../../../../lib/calendar/sun-height.ts'

/** The place of the last page: the documents of widgets are loaded after the wallpaper is shown. */
const CACHE_KEY = 'genkan.sun'

const coordinates = v.object({ latitude: v.number(), longitude: v.number() })
const places = v.object({ places: v.tupleWithRest([coordinates], v.unknown()) })

/** Where the user is, as far as this device knows: nobody is asked. */
export function knownPlace(now = Date.now()): Coordinates {
  const cached = v.safeParse(coordinates, readDeviceCache(CACHE_KEY, now))
  return cached.success ? cached.output : placeOfZone(deviceZone())
}

/** Once every document is loaded: the first place of the weather, else that of the time zone. */
export async function findPlace(): Promise<Coordinates> {
  await registryCompleted()
  const weather = registry().documents.find(({ id }) => id === 'weather')
  const known = v.safeParse(places, weather?.get())
  const place = known.success ? roughly(known.output.places[0]) : placeOfZone(deviceZone())
  writeDeviceCache(CACHE_KEY, place, Date.now())
  return place
}

const roughly = ({ latitude, longitude }: Coordinates): Coordinates => ({
  latitude: Math.round(latitude),
  longitude: Math.round(longitude),
})

const isZone = (name: string): name is keyof typeof zones => Object.hasOwn(zones, name)

/** The rough place of a time zone; of an unknown one the place on the equator where clocks show this time. */
export function placeOfZone(name: string, offsetMinutes = new Date().getTimezoneOffset()): Coordinates {
  const [latitude = 0, longitude = -offsetMinutes / 4] = isZone(name) ? zones[name] : []
  return { latitude, longitude }
}
