/** A place in degrees; north and east are positive. */
export interface Coordinates {
  readonly latitude: number
  readonly longitude: number
}

const DAY_MS = 24 * 3_600_000
/** The moment from which the formulas count centuries: noon of 1 January 2000. */
const EPOCH_MS = Date.UTC(2000, 0, 1, 12)
const CENTURY_DAYS = 36_525

const { sin, cos, tan, asin, PI } = Math
const radians = (degrees: number) => (degrees * PI) / 180
const degrees = (angle: number) => (angle * 180) / PI

/**
 * The height of the sun's middle above the horizon in degrees, −90 to 90, without refraction: the formulas of NOAA's
 * solar calculator, exact to a hundredth of a degree between 1950 and 2050.
 */
export function sunHeight(moment: Date, { latitude, longitude }: Coordinates): number {
  const { declination, equationMinutes } = sunAt((moment.getTime() - EPOCH_MS) / DAY_MS / CENTURY_DAYS)
  const minutesUtc = (moment.getTime() % DAY_MS) / 60_000
  const hourAngle = radians((minutesUtc + equationMinutes) / 4 + longitude - 180)
  const north = radians(latitude)
  return degrees(asin(sin(north) * sin(declination) + cos(north) * cos(declination) * cos(hourAngle)))
}

/** The sun's declination in radians, and how far sundials are ahead of clocks, in minutes. @param t centuries from 2000 */
function sunAt(t: number) {
  const meanLongitude = radians(280.46646 + t * (36_000.76983 + t * 0.0003032))
  const meanAnomaly = radians(357.52911 + t * (35_999.05029 - t * 0.0001537))
  const eccentricity = 0.016708634 - t * (0.000042037 + t * 0.0000001267)
  const center =
    sin(meanAnomaly) * (1.914602 - t * (0.004817 + t * 0.000014)) +
    sin(2 * meanAnomaly) * (0.019993 - t * 0.000101) +
    sin(3 * meanAnomaly) * 0.000289
  const node = radians(125.04 - 1934.136 * t)
  const longitude = meanLongitude + radians(center - 0.00569 - 0.00478 * sin(node))
  const obliquity = radians(23.4392911 - t * 0.0130042 + 0.00256 * cos(node))
  const y = tan(obliquity / 2) ** 2
  const equation =
    y * sin(2 * meanLongitude) -
    2 * eccentricity * sin(meanAnomaly) +
    4 * eccentricity * y * sin(meanAnomaly) * cos(2 * meanLongitude) -
    0.5 * y * y * sin(4 * meanLongitude) -
    1.25 * eccentricity * eccentricity * sin(2 * meanAnomaly)
  return { declination: asin(sin(obliquity) * sin(longitude)), equationMinutes: 4 * degrees(equation) }
}
