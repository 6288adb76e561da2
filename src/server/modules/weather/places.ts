import type { Language } from '../../../shared/constants.ts'
import type { Place } from '../../../shared/entities/weather.ts'
import type { LookUpAddress } from '../../core/ports/address-region.ts'
import {
  cityOfRegion,
  distanceBetween,
  type Entry,
  isNameOf,
  type Point,
  placeOf,
  searchGazetteer,
} from './gazetteer.ts'

/** A place of the world, and the two letters of its country. */
export interface WorldPlace extends Place {
  readonly country: string
}

export interface PlacePorts {
  readonly gazetteer: readonly Entry[]
  /** Places of the world by name, by a third party; none while it does not answer. */
  readonly find: (text: string, language: Language, caller: string) => Promise<readonly WorldPlace[]>
  /** The region code of an address, by a third party. */
  readonly regionOf: (address: string, caller: string) => Promise<string | undefined>
  readonly lookUpAddress: LookUpAddress
}

const MOST = 12
/** A place farther from its city than that is another one of the same name, in km. */
const WITHIN_CITY = 300
const CHINA: ReadonlySet<string> = new Set(['CN', 'HK', 'MO'])

/**
 * The places that answer a text: those of the server's own list first. Somebody else is asked only for what the list
 * does not have: the world, and where a district lies; never for a Chinese name of the list, nor a region code.
 */
export async function findPlaces(
  { gazetteer, find }: Pick<PlacePorts, 'gazetteer' | 'find'>,
  text: string,
  language: Language,
  caller: string,
): Promise<readonly Place[]> {
  const entries = searchGazetteer(gazetteer, text).slice(0, MOST)
  const isHan = /\p{Script=Han}/u.test(text)
  const isKnown = isHan && entries.some((entry) => isNameOf(entry, text))
  const isComplete = isHan && entries.length > 0 && entries.every(({ own }) => own !== undefined)
  const isCode = /^\d+$/.test(text)
  if (isKnown || isComplete || isCode || text.length < 2) return entries.flatMap((entry) => placeOf(entry) ?? [])
  const found = await find(text, language, caller)
  const own = entries.flatMap((entry) => placeOf(isHan ? located(entry, found) : entry) ?? [])
  const others = found.filter(({ country }) => own.length === 0 || !CHINA.has(country))
  return [...own, ...others.map(withoutCountry)].slice(0, MOST)
}

/** The entry with the coordinates of the found place of its name, if it lies near its city. */
function located(entry: Entry, found: readonly WorldPlace[]): Entry {
  if (entry.own !== undefined) return entry
  const bare = entry.name.replace(/[区县市旗]$/, '')
  const match = found.find(
    (place) =>
      CHINA.has(place.country) &&
      (place.name === entry.name || place.name === bare) &&
      (entry.city === undefined || distanceBetween(place, entry.city) < WITHIN_CITY),
  )
  return match === undefined ? entry : { ...entry, own: pointOf(match) }
}

const pointOf = ({ latitude, longitude }: Place): Point => ({ latitude, longitude })

const withoutCountry = ({ country: _country, ...place }: WorldPlace): Place => place

/** The city of an address: by the operator's account, else by the server's own list. */
export async function placeOfAddress(
  { gazetteer, regionOf, lookUpAddress }: Omit<PlacePorts, 'find'>,
  address: string,
  caller: string,
): Promise<Place | undefined> {
  const region = await lookUpAddress(address)
  if (region === undefined) return undefined
  const code = await regionOf(address, caller)
  const entry = gazetteer.find(({ adcode }) => adcode === code) ?? cityOfRegion(gazetteer, region.province, region.city)
  return entry && placeOf(entry)
}
