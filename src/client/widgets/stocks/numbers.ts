import type { ChartRange, StockMarket } from '../../../shared/entities/stock.ts'
import { marketZone } from '../../../shared/lib/calendar/market-hours.ts'
import { hourCycle } from '../../kit/text.ts'
import type { Change } from './model.ts'

const MINUS = '−'

/** Below this, prices may move by tenths of a hundredth: they have a third decimal where it says something. */
const SMALL_PRICE = 10

const decimals = (price: number) => ({ minimumFractionDigits: 2, maximumFractionDigits: price < SMALL_PRICE ? 3 : 2 })

/** A price as it is written in a language. */
export const priceText = (price: number, language: string): string =>
  new Intl.NumberFormat(language, decimals(price)).format(price)

/** A change in per cent, always with its sign: +0.42%. */
export const ratioText = ({ ratio }: Pick<Change, 'ratio'>, language: string): string =>
  signed(ratio, language, { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** A change in the unit of the price, always with its sign. @param price that has changed */
export const changeText = ({ value }: Pick<Change, 'value'>, price: number, language: string): string =>
  signed(value, language, decimals(price))

/** Zero has no sign. */
function signed(value: number, language: string, options: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(language, { ...options, signDisplay: 'exceptZero' }).format(value).replace('-', MINUS)
}

/**
 * When a point of a chart was, by the clock of its market.
 * @param fit `tick`: as short as an axis needs
 */
export function momentText(
  at: number,
  market: StockMarket,
  range: ChartRange,
  language: string,
  fit: 'tick' | 'full' = 'full',
): string {
  const day = { month: 'numeric', day: 'numeric' } as const
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: hourCycle() } as const
  const full = range === 'day' ? time : range === 'week' ? { ...day, ...time } : { year: 'numeric' as const, ...day }
  const options =
    fit === 'full' ? full : range === 'year' ? { year: 'numeric' as const, month: 'numeric' as const } : day
  return new Intl.DateTimeFormat(language, { ...options, timeZone: marketZone(market) }).format(at)
}
