import { withLatest } from '../../kit/rules.ts'
import { type CityId, isCityId } from './kernel/cities.ts'
import type { Place, WallClock } from './kernel/wall-clock.ts'

/** Hands; figures; the sun's way (the spec's three styles); and the world clock. */
export const STYLES = ['dial', 'digital', 'daylight', 'world'] as const
export type Style = (typeof STYLES)[number]

/** How one tile shows the time. */
export interface ClockConfig {
  readonly style: Style
  readonly shape: 'round' | 'square'
  readonly time24: boolean
  readonly seconds: boolean
  /** Whose time; empty for the device's. */
  readonly city: Place
}

export const DEFAULT_CONFIG: ClockConfig = { style: 'dial', shape: 'round', time24: true, seconds: true, city: '' }

/** The tiles' configurations by the item's id, and the cities of the world clock. */
export interface Clocks {
  readonly config: Readonly<Record<string, ClockConfig>>
  readonly cities: readonly CityId[]
}

/** Configurations of deleted tiles are kept for undo, the latest of all up to this number. */
export const CONFIG_LIMIT = 300

export const configOf = ({ config }: Clocks, id: string): ClockConfig => config[id] ?? DEFAULT_CONFIG

/** Changes one tile's configuration. */
export function configure(clocks: Clocks, id: string, part: Partial<ClockConfig>): Clocks {
  const config = { ...configOf(clocks, id), ...part }
  return { ...clocks, config: withLatest(clocks.config, id, config, CONFIG_LIMIT) }
}

export const addCity = (clocks: Clocks, city: CityId): Clocks =>
  clocks.cities.includes(city) ? clocks : { ...clocks, cities: [...clocks.cities, city] }

export const removeCity = (clocks: Clocks, city: CityId): Clocks => ({
  ...clocks,
  cities: clocks.cities.filter((one) => one !== city),
})

/** Puts a removed city back to its index, unless it is there again. */
export const restoreCity = (clocks: Clocks, city: CityId, index: number): Clocks =>
  clocks.cities.includes(city) ? clocks : { ...clocks, cities: clocks.cities.toSpliced(index, 0, city) }

/** Reads a configuration field by field; undefined where none of them is sound. */
export function readConfig(input: Readonly<Record<string, unknown>>): ClockConfig | undefined {
  const { style, shape, time24, seconds, city } = input
  const read = {
    ...(STYLES.some((one) => one === style) && { style: STYLES.find((one) => one === style) ?? 'dial' }),
    ...((shape === 'round' || shape === 'square') && { shape }),
    ...(typeof time24 === 'boolean' && { time24 }),
    ...(typeof seconds === 'boolean' && { seconds }),
    ...((city === '' || isCityId(city)) && { city }),
  } satisfies Partial<ClockConfig>
  return Object.keys(read).length === 0 ? undefined : { ...DEFAULT_CONFIG, ...read }
}

/** The rotation of the hands from twelve, in turns (0 to 1). */
export interface Hands {
  readonly hour: number
  readonly minute: number
  readonly second: number
}

/** The hands at a time; each includes the fraction of the faster one. */
export function handsAt(clock: Pick<WallClock, 'hour' | 'minute' | 'second' | 'millisecond'>): Hands {
  const second = clock.second + clock.millisecond / 1000
  const minute = clock.minute + second / 60
  const hour = (clock.hour % 12) + minute / 60
  return { hour: hour / 12, minute: minute / 60, second: second / 60 }
}

/** The parts of its way after which the second hand is drawn: it slows down. */
const TICK_PARTS = [0.7, 1]

/** The angles of the second hand on its way to the mark of a second, in degrees; without motion, that mark alone. */
export const tickAngles = (second: number, moves: boolean): readonly number[] =>
  (moves ? TICK_PARTS : [1]).map((part) => (second - 1 + part) * 6)

/** The exponent of the square dial's outline: a square with generous corners. */
const SQUARENESS = 5

/**
 * The marks of a square dial as path data: each points to the middle.
 * @param count of marks on the whole dial, from twelve on
 * @param outer half the side, and `inner` where marks end, in units of the dial around 73, 73
 */
export function squareMarks(count: number, outer: number, inner: number): string {
  return Array.from({ length: count }, (_, at) => {
    const angle = (at / count) * 2 * Math.PI
    const [x, y] = [Math.sin(angle), -Math.cos(angle)]
    const reach = (Math.abs(x) ** SQUARENESS + Math.abs(y) ** SQUARENESS) ** (-1 / SQUARENESS)
    const point = (half: number) => `${(73 + x * half * reach).toFixed(2)} ${(73 + y * half * reach).toFixed(2)}`
    return `M${point(outer)}L${point(inner)}`
  }).join('')
}
