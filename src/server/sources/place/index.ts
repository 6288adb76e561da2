import type { Language } from '../../../shared/constants.ts'
import { valueOrUndefined } from '../outcome.ts'
import type { ProviderPorts } from '../provider.ts'
import { amapPlaces } from './amap.ts'
import { type FoundPlace, openMeteoGeocoding } from './open-meteo.ts'

/** Whom the server asks about places. */
export interface PlaceSources {
  /** Places of the world by name; none while nobody answers. */
  readonly find: (text: string, language: Language, caller: string) => Promise<readonly FoundPlace[]>
  /** The region code of an address in China; undefined if nobody knows it. */
  readonly regionOf: (address: string, caller: string) => Promise<string | undefined>
}

export const placeProviders = [amapPlaces, openMeteoGeocoding]

/** Opens the sources of places that the operator has set up. */
export function openPlaces(ports: ProviderPorts): PlaceSources {
  const find = openMeteoGeocoding.open(ports)
  const regionOf = amapPlaces.open(ports)
  return {
    find: async (text, language, caller) => (find && (await valueOrUndefined(find({ text, language }, caller)))) ?? [],
    regionOf: async (address, caller) =>
      regionOf === undefined ? undefined : valueOrUndefined(regionOf(address, caller)),
  }
}
