/** Concentrations of pollutants in an hour, in µg/m³. */
export interface Pollutants {
  readonly pm25: number | undefined
  readonly pm10: number | undefined
  readonly ozone: number | undefined
  readonly nitrogenDioxide: number | undefined
  readonly sulphurDioxide: number | undefined
  readonly carbonMonoxide: number | undefined
}

const INDEXES = [0, 50, 100, 150, 200, 300, 400, 500]

/**
 * HJ 633-2012, table 1: the concentrations at which the index has these values. Dust by the limits of a day, gases by
 * those of an hour, as hourly reports do; sulphur dioxide of an hour is told up to 200 alone (note 2 of the table).
 */
const LIMITS: Readonly<Record<keyof Pollutants, readonly number[]>> = {
  pm25: [0, 35, 75, 115, 150, 250, 350, 500],
  pm10: [0, 50, 150, 250, 350, 420, 500, 600],
  ozone: [0, 160, 200, 300, 400, 800, 1000, 1200],
  nitrogenDioxide: [0, 100, 200, 700, 1200, 2340, 3090, 3840],
  sulphurDioxide: [0, 150, 500, 650, 800],
  carbonMonoxide: [0, 5000, 10_000, 35_000, 60_000, 90_000, 120_000, 150_000],
}

/** China's air quality index, 0 to 500, which is that of the worst pollutant; undefined if one of them is not known. */
export function chinaAirIndex(pollutants: Pollutants): number | undefined {
  const indexes = Object.entries(LIMITS).map(([name, limits]) =>
    // the names are those of the table
    indexOf(pollutants[name as keyof Pollutants] ?? Number.NaN, limits),
  )
  const worst = Math.max(...indexes)
  return Number.isNaN(worst) ? undefined : worst
}

/** Between two limits the index rises evenly, and is rounded up (HJ 633-2012, 4.3). */
function indexOf(concentration: number, limits: readonly number[]): number {
  if (!(concentration >= 0)) return Number.NaN
  const at = limits.findIndex((limit) => concentration <= limit)
  if (at === 0) return 0
  const [low = 0, high = 0] = at < 0 ? [] : limits.slice(at - 1)
  const [from = 0, to = 0] = at < 0 ? [] : INDEXES.slice(at - 1)
  return at < 0
    ? (INDEXES[limits.length - 1] ?? 0)
    : Math.ceil(from + ((to - from) * (concentration - low)) / (high - low))
}
