import * as v from 'valibot'
import { adcode, type Place } from '../../../shared/entities/weather.ts'
import { LATIN_NAMES } from './latin-names.ts'

const text = v.pipe(v.string(), v.minLength(1))
const degrees = v.nullable(v.number())
const provinceSchema = v.object({
  adcode,
  name: text,
  pinyin: v.string(),
  cities: v.array(
    v.object({
      adcode,
      name: text,
      pinyin: v.string(),
      lat: degrees,
      lon: degrees,
      /** Of how many people, where GeoNames says. */
      pop: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
      /** Its districts: region code, name, pinyin, latitude, longitude. */
      d: v.array(v.tuple([adcode, text, v.string(), degrees, degrees])),
    }),
  ),
})
/** A province of catalog/places/china.json; pinyin has one syllable for each character. */
export type ChinaProvince = v.InferOutput<typeof provinceSchema>

export interface Point {
  readonly latitude: number
  readonly longitude: number
}

/** A city or district of China. */
export interface Entry {
  readonly kind: 'city' | 'district'
  readonly name: string
  /** What users call it: a city without 市. */
  readonly short: string
  readonly pinyin: string
  readonly latin: string
  readonly region: string
  readonly latinRegion: string
  readonly adcode: string
  /** Where it is, and where its city is, if that is known. */
  readonly own: Point | undefined
  readonly city: Point | undefined
  /** People of the city, or of that of the district; 0 where it is not known. */
  readonly population: number
}

const PEOPLES =
  '朝鲜族|土家族|苗族|藏族|羌族|彝族|布依族|侗族|哈尼族|壮族|傣族|白族|景颇族|傈僳族|回族|蒙古族|蒙古|柯尔克孜|哈萨克'
const CITY_END = new RegExp(`(?:市|地区|盟|特别行政区|(?:${PEOPLES})*自治州)$`)
const PROVINCE_END = /(?:省|市|特别行政区|(?:壮族|回族|维吾尔)?自治区)$/
const DISTRICT_END = /(?:新区|区|县|市|旗)$/

/** Units that are named after what they belong to, not after themselves. */
const NO_CITY = '直辖县级'

/**
 * Reads the places of China.
 * @throws when the text is none of catalog/places/china.json
 */
export const parseGazetteer = (json: string): readonly Entry[] =>
  v.parse(v.array(provinceSchema), JSON.parse(json)).flatMap(entriesOf)

function entriesOf(province: ChinaProvince): readonly Entry[] {
  const above = shortened(province, PROVINCE_END)
  return province.cities.flatMap((city): readonly Entry[] => {
    const point = pointOf(city.lat, city.lon)
    const called = calledOf(city)
    const population = city.pop ?? 0
    // a municipality is city and province in one
    const isAlone = city.name === NO_CITY || called.short === above.short
    const districts = city.d.map(([code, name, pinyin, lat, lon]): Entry => {
      const region = isAlone ? above.short : `${above.short} ${called.short}`
      const latinRegion = isAlone ? latinOf(above) : `${latinOf(called)}, ${latinOf(above)}`
      const latin = latinOf(shortened({ name, pinyin }, DISTRICT_END))
      const identity = { name, short: name, pinyin, latin, adcode: code }
      return { kind: 'district', ...identity, region, latinRegion, own: pointOf(lat, lon), city: point, population }
    })
    if (city.name === NO_CITY) return districts
    const regions = { region: isAlone ? '' : above.short, latinRegion: isAlone ? '' : latinOf(above) }
    const identity = { name: city.name, ...called, latin: latinOf(called), adcode: city.adcode }
    return [{ kind: 'city', ...identity, ...regions, own: point, city: point, population }, ...districts]
  })
}

const pointOf = (latitude: number | null, longitude: number | null): Point | undefined =>
  latitude === null || longitude === null ? undefined : { latitude, longitude }

interface Named {
  readonly short: string
  readonly pinyin: string
}

/** What a city is called; the coordinates of Taiwan are those of its capital. */
const calledOf = (city: { readonly name: string; readonly pinyin: string }): Named =>
  city.name === '台湾省' ? { short: '台北', pinyin: 'tai bei' } : shortened(city, CITY_END)

/** A name without its kind, and the pinyin of what is left; names of one character keep it. */
function shortened({ name, pinyin }: { readonly name: string; readonly pinyin: string }, end: RegExp): Named {
  const bare = name.replace(end, '')
  const short = [...bare].length > 1 ? bare : name
  return {
    short,
    pinyin: pinyin
      .split(' ')
      .slice(0, [...short].length)
      .join(' '),
  }
}

function latinOf({ short, pinyin }: Named): string {
  const joined = pinyin
    .replaceAll(/ (?=[aeo])/g, '’')
    .replaceAll(' ', '')
    .replaceAll('v', 'ü')
  return LATIN_NAMES[short] ?? joined.charAt(0).toUpperCase() + joined.slice(1)
}

/** Ranks of a match, the less the better: of cities before districts, whole names before beginnings. */
const RANKS = { city: { exact: 0, begins: 2, initials: 1 }, district: { exact: 3, begins: 4, initials: 6 } } as const
const RANK_OF_WHOLE = 5

/**
 * How well an entry answers a text; undefined if it does not.
 * @param asked Han characters, pinyin or its initials, a name in Latin letters, or a region code
 */
function rankOf(entry: Entry, asked: string): number | undefined {
  const { name, short, region, adcode: code, kind } = entry
  const { exact, begins } = RANKS[kind]
  if (/^\d{2,}$/.test(asked)) return code === asked ? exact : code.startsWith(asked) ? begins : undefined
  if (!/\p{Script=Han}/u.test(asked))
    return rankOfLetters(entry, asked.replaceAll(/[\s,’'-]/g, '').replaceAll('ü', 'v'))
  if ([name, short, name.replace(DISTRICT_END, '')].includes(asked)) return exact
  if (name.startsWith(asked)) return begins
  const whole = `${region}${name}`.replaceAll(' ', '')
  return asked.length > 2 && (whole.startsWith(asked) || whole.includes(asked)) ? RANK_OF_WHOLE : undefined
}

function rankOfLetters({ pinyin, latin, kind }: Entry, typed: string): number | undefined {
  const { exact, begins, initials } = RANKS[kind]
  if (typed.length < 2) return undefined
  const spelled = [pinyin.replaceAll(' ', ''), latin.toLowerCase().replaceAll(/[\s’]/g, '').replaceAll('ü', 'v')]
  if (spelled.includes(typed)) return exact
  const ranks = [
    ...(spelled.some((one) => one.startsWith(typed)) ? [begins] : []),
    ...(pinyin.replaceAll(/(\w)\w* ?/g, '$1') === typed ? [initials] : []),
  ]
  return ranks.length === 0 ? undefined : Math.min(...ranks)
}

/** A text as entries are compared with it. */
function foldedText(text: string): string {
  const folded = text.normalize('NFKC').trim().toLowerCase()
  return /\p{Script=Han}/u.test(folded) ? folded.replaceAll(/\s+/g, '') : folded
}

/** The entries that answer a text, best first; of equal ones those of more people. */
export function searchGazetteer(entries: readonly Entry[], text: string): readonly Entry[] {
  const asked = foldedText(text)
  return entries
    .flatMap((entry) => {
      const rank = rankOf(entry, asked)
      return rank === undefined ? [] : [{ entry, rank }]
    })
    .toSorted((one, other) => one.rank - other.rank || other.entry.population - one.entry.population)
    .map(({ entry }) => entry)
}

/** Whether a text is the Chinese name of an entry, with what it lies in or without. */
export function isNameOf({ name, short, region }: Entry, text: string): boolean {
  const asked = foldedText(text)
  const whole = `${region}${name}`.replaceAll(' ', '')
  return [name, short, name.replace(DISTRICT_END, ''), whole].includes(asked)
}

/** The city of a region as a list of addresses names it; the province's own where it names none. */
export function cityOfRegion(entries: readonly Entry[], province: string, city: string): Entry | undefined {
  const cities = entries.filter(({ kind }) => kind === 'city')
  const short = province.replace(PROVINCE_END, '')
  return (
    cities.find(({ name, short: called }) => city !== '' && (name === city || called === city)) ??
    cities.find(({ region, short: called }) => region === '' && called === short) ??
    cities.find(({ adcode: code }) => short === '台湾' && code === '710000')
  )
}

const KM_PER_DEGREE = 111.2

/** The distance between two points in km. */
export function distanceBetween(one: Point, other: Point): number {
  const radians = Math.PI / 180
  const [north, south] = [one.latitude * radians, other.latitude * radians]
  const along = Math.sin((north - south) / 2) ** 2
  const across = Math.sin(((one.longitude - other.longitude) * radians) / 2) ** 2
  const angle = 2 * Math.asin(Math.min(1, Math.sqrt(along + Math.cos(north) * Math.cos(south) * across)))
  return (angle / radians) * KM_PER_DEGREE
}

/** Farther than that nobody would call a place by the next one, in km. */
const NEAR = 80

/** The nearest entry whose own coordinates are known; undefined far from all of them. */
export function nearestEntry(entries: readonly Entry[], point: Point): Entry | undefined {
  let nearest: Entry | undefined
  let least = NEAR
  for (const entry of entries) {
    const distance = entry.own === undefined ? NEAR : distanceBetween(entry.own, point)
    if (distance >= least) continue
    least = distance
    nearest = entry
  }
  return nearest
}

/** An entry as a place that users can choose; undefined while its coordinates are not known. */
export function placeOf({ short, latin, region, latinRegion, adcode: code, own, city }: Entry): Place | undefined {
  const point = own ?? city
  if (point === undefined) return undefined
  return {
    name: short,
    latin,
    ...(region !== '' && { region }),
    ...(latinRegion !== '' && { latinRegion }),
    ...point,
    adcode: code,
    ...(own === undefined && { isOfCity: true }),
  }
}
