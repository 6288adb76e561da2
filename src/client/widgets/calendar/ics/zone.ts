import type { CivilTime } from '../../../kit/rules.ts'
import { WINDOWS_ZONES } from './windows-zones.ts'

/** The parts of a wall time: month 1–12. */
interface WallTime {
  readonly year: number
  readonly month: number
  readonly day: number
  readonly hour: number
  readonly minute: number
}

const formats = new Map<string, Intl.DateTimeFormat | undefined>()

/** The format that gives the wall time of a zone; undefined for a name that is no zone of the IANA's. */
function formatOf(zone: string): Intl.DateTimeFormat | undefined {
  if (!formats.has(zone)) formats.set(zone, openFormat(zone))
  return formats.get(zone)
}

function openFormat(zone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('en', {
      ...{ timeZone: zone, calendar: 'gregory', numberingSystem: 'latn', hourCycle: 'h23' },
      ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' },
    })
  } catch {
    return undefined
  }
}

/** Whether a name is that of a time zone, e.g. `Asia/Shanghai`. */
export const isZone = (name: string): boolean => /^[\w+-]+(\/[\w+-]+)*$/.test(name) && formatOf(name) !== undefined

/**
 * The zone that a program calls by a name: of the IANA's, also behind a path, by the name of Windows, or one that begins
 * with its distance to UTC; undefined for any other name.
 */
export function zoneNamed(name: string): string | undefined {
  const parts = name.split('/')
  const ofIana = [name, parts.slice(-3).join('/'), parts.slice(-2).join('/')].find(isZone)
  const [, sign, hours, minutes] = /^\(?(?:UTC|GMT)([+-])(\d\d):(\d\d)\)/i.exec(name) ?? []
  const offset = sign === undefined ? '' : `${sign}${hours}:${minutes}`
  return ofIana ?? WINDOWS_ZONES.get(name.toLowerCase()) ?? (formatOf(offset) && offset)
}

/** The wall time of a zone at a moment, in ms since 1970. */
export function wallTimeAt(zone: string, moment: number): WallTime {
  const parts = formatOf(zone)?.formatToParts(moment) ?? []
  const partOf = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0)
  const [year, month, day] = [partOf('year'), partOf('month'), partOf('day')]
  return { year, month, day, hour: partOf('hour'), minute: partOf('minute') }
}

const momentOfUtc = ({ year, month, day, hour, minute }: WallTime): number =>
  Date.UTC(year, month - 1, day, hour, minute)

/** How far a zone is ahead of UTC at a moment (milliseconds since 1970), in ms. */
export const offsetAt = (zone: string, moment: number): number =>
  momentOfUtc(wallTimeAt(zone, moment)) - Math.floor(moment / 60_000) * 60_000

/** The moment of a wall time of a zone. One that a change of the clocks skips is taken as it was before the change. */
export function momentIn(zone: string, wall: WallTime): number {
  const utc = momentOfUtc(wall)
  const guess = utc - offsetAt(zone, utc)
  const moment = utc - offsetAt(zone, guess)
  return utc - offsetAt(zone, moment) === moment ? moment : guess
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** A wall time as the calendar has it. */
export const civilTime = ({ year, month, day, hour, minute }: WallTime): CivilTime =>
  `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)} ${twoDigits(hour)}:${twoDigits(minute)}`

/** The time of a moment in a zone, to the minute. */
export const civilTimeIn = (zone: string, moment: number): CivilTime => civilTime(wallTimeAt(zone, moment))
