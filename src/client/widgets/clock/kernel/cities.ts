/** A city of the world clock: its IANA time zone, and where it lies, in degrees north and east. */
export interface City {
  readonly zone: string
  readonly latitude: number
  readonly longitude: number
}

const at = (zone: string, latitude: number, longitude: number): City => ({ zone, latitude, longitude })

/** The cities by their ids, from east to west; their names are texts of the widget. */
export const CITIES = {
  auckland: at('Pacific/Auckland', -36.85, 174.76),
  sydney: at('Australia/Sydney', -33.87, 151.21),
  tokyo: at('Asia/Tokyo', 35.68, 139.69),
  seoul: at('Asia/Seoul', 37.57, 126.98),
  taipei: at('Asia/Taipei', 25.03, 121.57),
  shanghai: at('Asia/Shanghai', 31.23, 121.47),
  manila: at('Asia/Manila', 14.6, 120.98),
  beijing: at('Asia/Shanghai', 39.9, 116.41),
  hongKong: at('Asia/Hong_Kong', 22.32, 114.17),
  shenzhen: at('Asia/Shanghai', 22.54, 114.06),
  perth: at('Australia/Perth', -31.95, 115.86),
  jakarta: at('Asia/Jakarta', -6.21, 106.85),
  hanoi: at('Asia/Ho_Chi_Minh', 21.03, 105.85),
  chengdu: at('Asia/Shanghai', 30.57, 104.07),
  singapore: at('Asia/Singapore', 1.35, 103.82),
  kualaLumpur: at('Asia/Kuala_Lumpur', 3.14, 101.69),
  bangkok: at('Asia/Bangkok', 13.76, 100.5),
  urumqi: at('Asia/Shanghai', 43.83, 87.62),
  kathmandu: at('Asia/Kathmandu', 27.72, 85.32),
  delhi: at('Asia/Kolkata', 28.61, 77.21),
  dubai: at('Asia/Dubai', 25.2, 55.27),
  tehran: at('Asia/Tehran', 35.69, 51.39),
  moscow: at('Europe/Moscow', 55.76, 37.62),
  nairobi: at('Africa/Nairobi', -1.29, 36.82),
  cairo: at('Africa/Cairo', 30.04, 31.24),
  istanbul: at('Europe/Istanbul', 41.01, 28.98),
  johannesburg: at('Africa/Johannesburg', -26.2, 28.05),
  athens: at('Europe/Athens', 37.98, 23.73),
  stockholm: at('Europe/Stockholm', 59.33, 18.07),
  berlin: at('Europe/Berlin', 52.52, 13.41),
  rome: at('Europe/Rome', 41.9, 12.5),
  zurich: at('Europe/Zurich', 47.38, 8.54),
  amsterdam: at('Europe/Amsterdam', 52.37, 4.9),
  paris: at('Europe/Paris', 48.86, 2.35),
  london: at('Europe/London', 51.51, -0.13),
  madrid: at('Europe/Madrid', 40.42, -3.7),
  lisbon: at('Europe/Lisbon', 38.72, -9.14),
  reykjavik: at('Atlantic/Reykjavik', 64.15, -21.94),
  saoPaulo: at('America/Sao_Paulo', -23.55, -46.63),
  buenosAires: at('America/Argentina/Buenos_Aires', -34.6, -58.38),
  newYork: at('America/New_York', 40.71, -74.01),
  toronto: at('America/Toronto', 43.65, -79.38),
  chicago: at('America/Chicago', 41.88, -87.63),
  mexicoCity: at('America/Mexico_City', 19.43, -99.13),
  denver: at('America/Denver', 39.74, -104.99),
  losAngeles: at('America/Los_Angeles', 34.05, -118.24),
  vancouver: at('America/Vancouver', 49.28, -123.12),
  anchorage: at('America/Anchorage', 61.22, -149.9),
  honolulu: at('Pacific/Honolulu', 21.31, -157.86),
} as const satisfies Readonly<Record<string, City>>

export type CityId = keyof typeof CITIES

export const isCityId = (value: unknown): value is CityId => typeof value === 'string' && Object.hasOwn(CITIES, value)

export const CITY_IDS: readonly CityId[] = Object.keys(CITIES).filter(isCityId)
