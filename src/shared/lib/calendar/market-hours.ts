import type { StockMarket } from '../../entities/stock.ts'

interface MarketHours {
  readonly zone: string
  /** Begin and end of each session, in minutes of the day. */
  readonly sessions: readonly (readonly [begin: number, end: number])[]
}

const at = (hours: number, minutes: number): number => hours * 60 + minutes

const MAINLAND: MarketHours = {
  zone: 'Asia/Shanghai',
  sessions: [
    [at(9, 30), at(11, 30)],
    [at(13, 0), at(15, 0)],
  ],
}
const HOURS: Readonly<Record<StockMarket, MarketHours>> = {
  sh: MAINLAND,
  sz: MAINLAND,
  bj: MAINLAND,
  hk: {
    zone: 'Asia/Hong_Kong',
    sessions: [
      [at(9, 30), at(12, 0)],
      [at(13, 0), at(16, 0)],
    ],
  },
  us: { zone: 'America/New_York', sessions: [[at(9, 30), at(16, 0)]] },
}

const MINUTE_MS = 60_000
const DAY_MINUTES = 1440
/** After a session the last prices are still settled, in minutes. */
const SETTLING = 15
/** How long quotes are fresh while their market trades, in ms. */
const FRESH_MS = 15_000
const CLOSED_FRESH_MS = 30 * MINUTE_MS

/** `break` lies between two sessions of a day. */
export type MarketPhase = 'open' | 'break' | 'closed'

interface LocalTime {
  /** `2026-11-25`. */
  readonly day: string
  readonly minutes: number
  readonly isWeekend: boolean
}

const formats = new Map<string, Intl.DateTimeFormat>()

function localTime(market: StockMarket, moment: number): LocalTime {
  const { zone } = HOURS[market]
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      weekday: 'short',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
  formats.set(zone, format)
  const parts: Partial<Record<string, string>> = Object.fromEntries(
    format.formatToParts(moment).map(({ type, value }) => [type, value]),
  )
  return {
    day: `${parts.year}-${parts.month}-${parts.day}`,
    minutes: Number(parts.hour) * 60 + Number(parts.minute),
    isWeekend: parts.weekday === 'Sat' || parts.weekday === 'Sun',
  }
}

/** The day of a moment where a market is, as `2026-11-25`. */
export const marketDay = (market: StockMarket, moment: number): string => localTime(market, moment).day

/**
 * What a market is doing by its hours and the days of the week; holidays are not known.
 * @param moment in ms since the epoch
 */
export function marketPhase(market: StockMarket, moment: number): MarketPhase {
  const { minutes, isWeekend } = localTime(market, moment)
  const { sessions } = HOURS[market]
  if (isWeekend || minutes < sessionsBegin(market) || minutes >= sessionsEnd(market)) return 'closed'
  return sessions.some(([begin, end]) => minutes >= begin && minutes < end) ? 'open' : 'break'
}

const sessionsBegin = (market: StockMarket): number => HOURS[market].sessions[0]?.[0] ?? 0
const sessionsEnd = (market: StockMarket): number => HOURS[market].sessions.at(-1)?.[1] ?? 0

/**
 * How long quotes that were read at a moment are fresh, in ms: seconds while one of their markets trades or its prices
 * are settled, else half an hour, at most until one opens.
 */
export function quotesFreshFor(markets: readonly StockMarket[], readAt: number): number {
  return Math.min(...markets.map((market) => marketFreshFor(market, readAt)), CLOSED_FRESH_MS)
}

function marketFreshFor(market: StockMarket, readAt: number): number {
  const { minutes, isWeekend } = localTime(market, readAt)
  if (isWeekend) return minutesUntil(market, minutes) * MINUTE_MS
  const isLive = HOURS[market].sessions.some(([begin, end]) => minutes >= begin && minutes < end + SETTLING)
  return isLive ? FRESH_MS : minutesUntil(market, minutes) * MINUTE_MS
}

/** Minutes until the next session begins, if the next day is a trading day; at least one. */
function minutesUntil(market: StockMarket, minutes: number): number {
  const begins = HOURS[market].sessions.map(([begin]) => begin)
  const next = begins.find((begin) => begin > minutes) ?? (begins[0] ?? 0) + DAY_MINUTES
  return Math.max(1, next - minutes)
}

/**
 * The moment of a local time where a market is, in ms since the epoch.
 * @param day as `2026-11-25`; NaN for a day that is none
 * @param minutes of that day
 */
export function marketMoment(market: StockMarket, day: string, minutes = 0): number {
  const noon = Date.parse(`${day}T12:00:00Z`)
  if (Number.isNaN(noon)) return Number.NaN
  const local = localTime(market, noon)
  const shift = Date.parse(`${local.day}T00:00:00Z`) - Date.parse(`${day}T00:00:00Z`)
  const offset = shift + (local.minutes - 720) * MINUTE_MS
  return Date.parse(`${day}T00:00:00Z`) - offset + minutes * MINUTE_MS
}

/** How much of a market's trading day has passed, 0–1: breaks take no part in it. */
export function tradedShare(market: StockMarket, moment: number): number {
  const { minutes } = localTime(market, moment)
  const { sessions } = HOURS[market]
  const length = (until: number) =>
    sessions.reduce((sum, [begin, end]) => sum + Math.min(Math.max(until - begin, 0), end - begin), 0)
  return length(minutes) / length(DAY_MINUTES)
}

/** The time zone of a market. */
export const marketZone = (market: StockMarket): string => HOURS[market].zone

/** Where the sessions of a trading day begin and end: the share that has passed by then, and the times. */
export function sessionEdges(market: StockMarket): readonly { readonly share: number; readonly times: string }[] {
  const { sessions } = HOURS[market]
  const total = sessions.reduce((sum, [begin, end]) => sum + end - begin, 0)
  let passed = 0
  const ends = sessions.map(([begin, end], index) => {
    passed += end - begin
    const next = sessions[index + 1]?.[0]
    return { share: passed / total, times: next === undefined ? clock(end) : `${clock(end)}/${clock(next)}` }
  })
  return [{ share: 0, times: clock(sessionsBegin(market)) }, ...ends]
}

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
