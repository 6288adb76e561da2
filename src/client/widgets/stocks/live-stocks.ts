import { use, useEffect } from 'react'
import { useStore } from 'zustand'
import { selfSelect, stockChart } from '../../../shared/api/stocks.ts'
import { CHART_RANGES, type ChartRange, marketOf, stockIdOf } from '../../../shared/entities/stock.ts'
import { quotesFreshFor } from '../../../shared/lib/calendar/market-hours.ts'
import { WidgetPreview } from '../../kit/components.ts'
import { useDocument } from '../../kit/documents.ts'
import { call, defineLive, useLive } from '../../kit/live.ts'
import { stockCharts, stockQuotes, stockSparks } from './document.ts'
import { sparkOf } from './model.ts'
import { pickedNow } from './picked.ts'

const MINUTE_MS = 60_000

const silent = { silent: true, fresh: true } as const
const idsNow = (): readonly string[] => pickedNow().map(stockIdOf)

const isOf = (answer: { readonly ids: readonly string[] } | undefined, ids: readonly string[]): boolean =>
  answer !== undefined && ids.every((id) => answer.ids.includes(id))

/** All quotes have one key: they are asked for at once. */
export const QUOTES = 'picked'

/** The quotes of what is picked: fresh for seconds while one of its markets trades; those of another list are not. */
export const liveQuotes = defineLive({
  document: stockQuotes,
  freshMs(key, askedAt) {
    const ids = idsNow()
    return isOf(stockQuotes.get()[key]?.value, ids) ? quotesFreshFor(ids.map(marketOf), askedAt) : 0
  },
  async ask() {
    const ids = idsNow()
    if (ids.length === 0) return { value: { ids: [], quotes: [], source: '' }, age: 0 }
    const { quotes, source, age } = await call(selfSelect, { codes: ids.toSorted().join() }, silent)
    return { value: { ids: [...ids], quotes, source }, age }
  },
})

/** The sparklines of stocks, each by its id: of the last minutes while its market trades. */
export const liveSparks = defineLive({
  document: stockSparks,
  freshMs: (id, askedAt) => Math.max(2 * MINUTE_MS, quotesFreshFor([marketOf(id)], askedAt)),
  async ask(id) {
    const { points, age } = await call(stockChart, { code: id, range: 'day' }, silent)
    return { value: sparkOf(id, points).map(([share, price]): [number, number] => [share, price]), age }
  },
})

/** The key of a chart. */
export const chartKey = (id: string, range: ChartRange): string => `${id} ${range}`

/** The charts of stocks by `chartKey`. */
export const liveCharts = defineLive({
  document: stockCharts,
  freshMs: (key, askedAt) =>
    Math.max((key.endsWith(' day') ? 1 : 5) * MINUTE_MS, quotesFreshFor([marketOf(key)], askedAt)),
  async ask(key) {
    const [code = '', named] = key.split(' ')
    const range = CHART_RANGES.find((one) => one === named) ?? 'day'
    const { points, source, age } = await call(stockChart, { code, range }, silent)
    return { value: { points, source }, age }
  },
})

/** The quotes of what is picked; a stock that is new in the list is asked for at once, in a preview nothing. */
export function useQuotes(ids: readonly string[]) {
  const isPreview = use(WidgetPreview)
  const live = useLive(liveQuotes, QUOTES)
  const { value, isAsking } = live
  const isNew = value !== undefined && !isOf(value, ids)
  useEffect(() => {
    // the list has changed since it was asked for
    if (isNew && !isAsking && !isPreview) void liveQuotes.refresh(QUOTES)
  }, [isNew, isAsking, isPreview])
  return live
}

/** Whether the first quotes are on their way. */
export function useIsWaiting(): boolean {
  const isKnown = useDocument(stockQuotes, (now) => now[QUOTES] !== undefined)
  const hasFailed = useStore(liveQuotes.attempts, (now) => now[QUOTES]?.failed !== undefined)
  const isPreview = use(WidgetPreview)
  return !isKnown && !hasFailed && !isPreview
}
