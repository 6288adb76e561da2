import type { Language } from '../../../../shared/constants.ts'
import type { Place } from '../../../../shared/entities/weather.ts'

/** A city that is offered before one is searched for. */
interface City extends Required<Pick<Place, 'latin' | 'latitude' | 'longitude'>> {
  readonly zone: string
  readonly adcode?: string
}

const at = (latin: string, zone: string, latitude: number, longitude: number, adcode?: string): City => ({
  ...{ latin, zone, latitude, longitude },
  ...(adcode !== undefined && { adcode }),
})

const CHINA = 'Asia/Shanghai'
const TAIWAN = 'Asia/Taipei'
const JAPAN = 'Asia/Tokyo'
const KOREA = 'Asia/Seoul'

/** By their ids, within a zone the best known first; their names are texts of the widget. Those of China lie where a search finds them. */
export const CITIES = {
  beijing: at('Beijing', CHINA, 39.9075, 116.3972, '110000'),
  shanghai: at('Shanghai', CHINA, 31.2222, 121.4581, '310000'),
  guangzhou: at('Guangzhou', CHINA, 23.11667, 113.25, '440100'),
  shenzhen: at('Shenzhen', CHINA, 22.54554, 114.0683, '440300'),
  hangzhou: at('Hangzhou', CHINA, 30.29365, 120.16142, '330100'),
  chengdu: at('Chengdu', CHINA, 30.66667, 104.06667, '510100'),
  chongqing: at('Chongqing', CHINA, 29.5603, 106.5577, '500000'),
  wuhan: at('Wuhan', CHINA, 30.58333, 114.26667, '420100'),
  nanjing: at('Nanjing', CHINA, 32.06167, 118.77778, '320100'),
  xian: at('Xi’an', CHINA, 34.25833, 108.92861, '610100'),
  tianjin: at('Tianjin', CHINA, 39.1422, 117.1767, '120000'),
  suzhou: at('Suzhou', CHINA, 31.30408, 120.59538, '320500'),
  hongKong: at('Hong Kong', 'Asia/Hong_Kong', 22.2783, 114.1747, '810000'),
  macao: at('Macao', 'Asia/Macau', 22.2006, 113.5461, '820000'),
  taipei: at('Taipei', TAIWAN, 25.0478, 121.5319, '710000'),
  newTaipei: at('New Taipei', TAIWAN, 25.01427, 121.46719),
  taoyuan: at('Taoyuan', TAIWAN, 24.99368, 121.29696),
  taichung: at('Taichung', TAIWAN, 24.1469, 120.6839),
  tainan: at('Tainan', TAIWAN, 22.99083, 120.21333),
  kaohsiung: at('Kaohsiung', TAIWAN, 22.61626, 120.31333),
  hsinchu: at('Hsinchu', TAIWAN, 24.80361, 120.96861),
  keelung: at('Keelung', TAIWAN, 25.13089, 121.74094),
  chiayi: at('Chiayi', TAIWAN, 23.47917, 120.44889),
  hualien: at('Hualien', TAIWAN, 23.97694, 121.60444),
  yilan: at('Yilan', TAIWAN, 24.757, 121.753),
  pingtung: at('Pingtung', TAIWAN, 22.67443, 120.49073),
  tokyo: at('Tokyo', JAPAN, 35.6895, 139.69171),
  osaka: at('Osaka', JAPAN, 34.69379, 135.50107),
  yokohama: at('Yokohama', JAPAN, 35.43333, 139.65),
  nagoya: at('Nagoya', JAPAN, 35.18147, 136.90641),
  sapporo: at('Sapporo', JAPAN, 43.06667, 141.35),
  fukuoka: at('Fukuoka', JAPAN, 33.6, 130.41667),
  kyoto: at('Kyoto', JAPAN, 35.02107, 135.75385),
  kobe: at('Kobe', JAPAN, 34.6913, 135.183),
  sendai: at('Sendai', JAPAN, 38.26667, 140.86667),
  hiroshima: at('Hiroshima', JAPAN, 34.4, 132.45),
  kanazawa: at('Kanazawa', JAPAN, 36.6, 136.61667),
  naha: at('Naha', JAPAN, 26.2125, 127.68111),
  seoul: at('Seoul', KOREA, 37.566, 126.9784),
  busan: at('Busan', KOREA, 35.10278, 129.04028),
  incheon: at('Incheon', KOREA, 37.45646, 126.70515),
  daegu: at('Daegu', KOREA, 35.87028, 128.59111),
  daejeon: at('Daejeon', KOREA, 36.34913, 127.38493),
  gwangju: at('Gwangju', KOREA, 35.15472, 126.91556),
  ulsan: at('Ulsan', KOREA, 35.53722, 129.31667),
  suwon: at('Suwon', KOREA, 37.29111, 127.00889),
  changwon: at('Changwon', KOREA, 35.22806, 128.68111),
  jeonju: at('Jeonju', KOREA, 35.82194, 127.14889),
  gangneung: at('Gangneung', KOREA, 37.75556, 128.89611),
  jeju: at('Jeju City', KOREA, 33.50972, 126.52194),
  london: at('London', 'Europe/London', 51.50853, -0.12574),
  manchester: at('Manchester', 'Europe/London', 53.48095, -2.23743),
  dublin: at('Dublin', 'Europe/Dublin', 53.33306, -6.24889),
  newYork: at('New York', 'America/New_York', 40.71427, -74.00597),
  boston: at('Boston', 'America/New_York', 42.35843, -71.05977),
  washington: at('Washington', 'America/New_York', 38.89511, -77.03637),
  losAngeles: at('Los Angeles', 'America/Los_Angeles', 34.05223, -118.24368),
  sanFrancisco: at('San Francisco', 'America/Los_Angeles', 37.77493, -122.41942),
  seattle: at('Seattle', 'America/Los_Angeles', 47.60621, -122.33207),
  chicago: at('Chicago', 'America/Chicago', 41.85003, -87.65005),
  houston: at('Houston', 'America/Chicago', 29.76328, -95.36327),
  denver: at('Denver', 'America/Denver', 39.73915, -104.9847),
  toronto: at('Toronto', 'America/Toronto', 43.70643, -79.39864),
  vancouver: at('Vancouver', 'America/Vancouver', 49.24966, -123.11934),
  sydney: at('Sydney', 'Australia/Sydney', -33.86785, 151.20732),
  melbourne: at('Melbourne', 'Australia/Melbourne', -37.814, 144.96332),
  perth: at('Perth', 'Australia/Perth', -31.95224, 115.8614),
  auckland: at('Auckland', 'Pacific/Auckland', -36.84853, 174.76349),
  singapore: at('Singapore', 'Asia/Singapore', 1.28967, 103.85007),
  delhi: at('Delhi', 'Asia/Kolkata', 28.65195, 77.23149),
  mumbai: at('Mumbai', 'Asia/Kolkata', 19.07283, 72.88261),
  kualaLumpur: at('Kuala Lumpur', 'Asia/Kuala_Lumpur', 3.1412, 101.68653),
  bangkok: at('Bangkok', 'Asia/Bangkok', 13.75398, 100.50144),
  jakarta: at('Jakarta', 'Asia/Jakarta', -6.21462, 106.84513),
  manila: at('Manila', 'Asia/Manila', 14.6042, 120.9822),
  hanoi: at('Hanoi', 'Asia/Ho_Chi_Minh', 21.0245, 105.84117),
  dubai: at('Dubai', 'Asia/Dubai', 25.07725, 55.30927),
  istanbul: at('Istanbul', 'Europe/Istanbul', 41.01384, 28.94966),
  moscow: at('Moscow', 'Europe/Moscow', 55.75222, 37.61556),
  paris: at('Paris', 'Europe/Paris', 48.85341, 2.3488),
  berlin: at('Berlin', 'Europe/Berlin', 52.52437, 13.41053),
  munich: at('Munich', 'Europe/Berlin', 48.13743, 11.57549),
  madrid: at('Madrid', 'Europe/Madrid', 40.4165, -3.70256),
  rome: at('Rome', 'Europe/Rome', 41.89193, 12.51133),
  amsterdam: at('Amsterdam', 'Europe/Amsterdam', 52.37403, 4.88969),
  zurich: at('Zurich', 'Europe/Zurich', 47.36667, 8.55),
  vienna: at('Vienna', 'Europe/Vienna', 48.20849, 16.37208),
  stockholm: at('Stockholm', 'Europe/Stockholm', 59.32938, 18.06871),
  lisbon: at('Lisbon', 'Europe/Lisbon', 38.71667, -9.13333),
  athens: at('Athens', 'Europe/Athens', 37.98376, 23.72784),
  cairo: at('Cairo', 'Africa/Cairo', 30.06263, 31.24967),
  johannesburg: at('Johannesburg', 'Africa/Johannesburg', -26.20227, 28.04363),
  saoPaulo: at('São Paulo', 'America/Sao_Paulo', -23.5475, -46.63611),
  mexicoCity: at('Mexico City', 'America/Mexico_City', 19.42847, -99.12766),
} as const satisfies Readonly<Record<string, City>>

export type CityId = keyof typeof CITIES

/** How many are offered. */
export const CITIES_OFFERED = 12

/** What browsers that keep the oldest name of a zone call it. */
const RENAMED: Readonly<Record<string, string>> = {
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Asia/Chongqing': CHINA,
  'Asia/Harbin': CHINA,
  'Asia/Urumqi': CHINA,
}

const isCityId = (value: string): value is CityId => Object.hasOwn(CITIES, value)
const IDS: readonly CityId[] = Object.keys(CITIES).filter(isCityId)
const inZone = (zone: string): readonly CityId[] => IDS.filter((id) => CITIES[id].zone === zone)

/** Where the readers of a language mostly live. */
const OF_LANGUAGE: Readonly<Record<Language, readonly CityId[]>> = {
  'zh-CN': inZone(CHINA),
  'zh-TW': inZone(TAIWAN),
  ja: inZone(JAPAN),
  ko: inZone(KOREA),
  en: [
    ...(['newYork', 'london', 'losAngeles', 'chicago', 'toronto', 'sydney'] as const),
    ...(['singapore', 'dublin', 'sanFrancisco', 'melbourne', 'delhi', 'auckland'] as const),
  ],
}

/** How many of a time zone are offered to whoever reads a language that is not mostly read there. */
const NEAR_ABROAD = 4

/** Twelve cities to choose from: first those of a time zone, then those of a language. @param zone by its IANA name */
export function offeredCities(language: Language, zone: string): readonly CityId[] {
  const near = inZone(RENAMED[zone] ?? zone)
  const usual = OF_LANGUAGE[language]
  const isAbroad = !near.some((id) => usual.includes(id))
  return [...new Set([...near.slice(0, isAbroad ? NEAR_ABROAD : undefined), ...usual])].slice(0, CITIES_OFFERED)
}

const IDS_BY_POINT: ReadonlyMap<string, CityId> = new Map(
  IDS.map((id) => [`${CITIES[id].latitude},${CITIES[id].longitude}`, id]),
)

/** Which of these cities a place is, in whatever language its name was stored. */
export const cityOfPlace = ({ latitude, longitude }: Place): CityId | undefined =>
  IDS_BY_POINT.get(`${latitude},${longitude}`)

/** A city as a place. @param name in the user's language @param isHan whether that is written in Han characters: then the Latin name is kept beside it */
export function placeOfCity(id: CityId, name: string, isHan: boolean): Place {
  const { latin, zone: _zone, ...where } = { ...CITIES[id] }
  return { name, ...(isHan && { latin }), ...where }
}
