import type { Language } from '../../../../shared/constants.ts'
import { CITIES, CITY_IDS, type CityId } from './cities.ts'

/** The cities that a world clock begins with, by language: four, home first. */
const BY_LANGUAGE: Readonly<Record<Language, readonly CityId[]>> = {
  'zh-CN': ['beijing', 'tokyo', 'london', 'newYork'],
  'zh-TW': ['taipei', 'tokyo', 'london', 'newYork'],
  en: ['newYork', 'london', 'tokyo', 'sydney'],
  ja: ['tokyo', 'london', 'newYork', 'honolulu'],
  ko: ['seoul', 'london', 'newYork', 'losAngeles'],
}

/**
 * The cities of a new world clock: those of the language, with one of the device's own time zone first.
 * @param zone IANA name of the time zone
 */
export function firstCities(language: Language, zone: string): readonly CityId[] {
  const usual = BY_LANGUAGE[language]
  const isHere = (id: CityId) => CITIES[id].zone === zone
  const here = usual.find(isHere) ?? CITY_IDS.find(isHere)
  if (here === undefined) return usual
  return [here, ...usual.filter((id) => id !== here)].slice(0, usual.length)
}
