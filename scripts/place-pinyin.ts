/**
 * Writes the pinyin of the places of China, `npx node scripts/place-pinyin.ts`: by pinyin-pro, except for readings that it
 * does not know. The file is committed; a test compares it with a newly written one.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { customPinyin, pinyin } from 'pinyin-pro'
import type { ChinaProvince } from '../src/server/modules/weather/gazetteer.ts'
import { root } from './lib/root.ts'

export const PLACES_FILE = join(root, 'catalog/places/china.json')

/** Readings that the dictionaries have otherwise. */
customPinyin({
  什邡市: 'shí fāng shì',
  喀什地区: 'kā shí dì qū',
  喀什市: 'kā shí shì',
  大埔县: 'dà bù xiàn',
  大埔区: 'dà bù qū',
  单县: 'shàn xiàn',
  郫都区: 'pí dū qū',
  尉犁县: 'yù lí xiàn',
  洪洞县: 'hóng tóng xiàn',
  繁峙县: 'fán shì xiàn',
  乐亭县: 'lào tíng xiàn',
  蔚县: 'yù xiàn',
  涡阳县: 'guō yáng xiàn',
  歙县: 'shè xiàn',
  乐清市: 'yuè qīng shì',
  黄陂区: 'huáng pí qū',
  都匀市: 'dū yún shì',
  珲春市: 'hún chūn shì',
  曾都区: 'zēng dū qū',
  泌阳县: 'bì yáng xiàn',
  吴堡县: 'wú bǔ xiàn',
  召陵区: 'shào líng qū',
})

/** The text of catalog/places/china.json with new pinyin, one city a line. */
export function withSyllables(text: string): string {
  const provinces: readonly ChinaProvince[] = JSON.parse(text)
  const lines = provinces.map(({ adcode, name, cities }) => {
    const rows = cities.map((city) => {
      const d = city.d.map(([code, called, , lat, lon]) => [code, called, syllablesOf(called), lat, lon])
      return `    ${JSON.stringify({ adcode: city.adcode, name: city.name, pinyin: syllablesOf(city.name), lat: city.lat, lon: city.lon, pop: city.pop, d })}`
    })
    const head = `"adcode":${JSON.stringify(adcode)},"name":${JSON.stringify(name)},"pinyin":${JSON.stringify(syllablesOf(name))}`
    return `  {${head},"cities":[\n${rows.join(',\n')}\n  ]}`
  })
  return `[\n${lines.join(',\n')}\n]\n`
}

/** One syllable for each character. */
const syllablesOf = (name: string) => pinyin(name, { toneType: 'none', type: 'array', v: true }).join(' ')

if (import.meta.main) writeFileSync(PLACES_FILE, withSyllables(readFileSync(PLACES_FILE, 'utf8')))
