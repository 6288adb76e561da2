import { defineShowcase, sampleOf } from '../../kit/widget.ts'
import { picks, stockQuotes, stockSparks } from './document.ts'
import { QUOTES } from './live-stocks.ts'
import { messages } from './messages.ts'
import { INDICES } from './model.ts'

/** What the indices are at in the preview, and by which part of it they have changed. */
const FIGURES: Readonly<Record<(typeof INDICES)[number], readonly [last: number, ratio: number]>> = {
  sh000001: [3872.6, 0.0042],
  sz399001: [12_860.31, 0.0067],
  hkHSI: [25_410.82, -0.0031],
  'us.DJI': [46_120.4, 0.0038],
  'us.IXIC': [23_218.65, 0.0112],
  'us.INX': [6688.15, 0.0056],
}

const quoteOf = (id: (typeof INDICES)[number]) => {
  const [last, ratio] = FIGURES[id]
  return { id, name: id, last, previous: Number((last / (1 + ratio)).toFixed(2)) }
}

/** A course that leads from the price before to the last one, by waves that differ by index. */
function sparkOf(id: (typeof INDICES)[number], which: number): [share: number, price: number][] {
  const { last, previous } = quoteOf(id)
  const rise = last - previous
  return Array.from({ length: 25 }, (_, at) => {
    const share = at / 24
    const wave = Math.sin(share * (9 + which)) * 0.35 + Math.sin(share * 23 + which) * 0.15
    return [share, previous + rise * (share + wave * (1 - share))]
  })
}

const SOURCES = ['tencent', 'sina', 'eastmoney'] as const
const nameOf = (source: string) => {
  const known = SOURCES.find((one) => one === source)
  return known === undefined ? '' : messages(`source.${known}`)
}

/** Of the indices that the language shows first. */
export default defineShowcase('stocks', {
  asks: { area: 'stocks', nameOf },
  samples: [
    sampleOf(picks, () => picks.initial),
    sampleOf(stockQuotes, () => {
      const now = Date.now()
      return {
        [QUOTES]: { value: { ids: [...INDICES], quotes: INDICES.map(quoteOf), source: '' }, at: now, askedAt: now },
      }
    }),
    sampleOf(stockSparks, () => {
      const now = Date.now()
      return Object.fromEntries(INDICES.map((id, at) => [id, { value: sparkOf(id, at), at: now, askedAt: now }]))
    }),
  ],
})
