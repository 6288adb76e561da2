import type { Language } from '../../../shared/constants.ts'
import type { SourceKeys } from '../keys.ts'
import { valueOrNothing } from '../outcome.ts'
import { openSource, type SourcePorts } from '../runner.ts'
import { amapAddress } from './amap.ts'
import { type FoundPlace, openMeteoPlaces } from './open-meteo.ts'

/** Whom the server asks about places. */
export interface PlaceSources {
  /** Places of the world by name; none while nobody answers. */
  readonly find: (text: string, language: Language, caller: string) => Promise<readonly FoundPlace[]>
  /** The region code of an address in China; undefined if nobody knows it. */
  readonly regionOf: (address: string, caller: string) => Promise<string | undefined>
}

/** Opens the sources of places that the operator has set up. */
export function openPlaces(ports: SourcePorts, { amap }: Pick<SourceKeys, 'amap'>): PlaceSources {
  const find = openSource(openMeteoPlaces, ports)
  const regionOf = amap === undefined ? undefined : openSource(amapAddress(amap), ports)
  return {
    find: async (text, language, caller) => (await valueOrNothing(find({ text, language }, caller))) ?? [],
    regionOf: async (address, caller) =>
      regionOf === undefined ? undefined : valueOrNothing(regionOf(address, caller)),
  }
}
