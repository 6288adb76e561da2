import { useEffect, useRef } from 'react'
import uPlot from 'uplot'
import type { ChartPoint, ChartRange } from '../../../../shared/entities/stock.ts'
import { marketOf } from '../../../../shared/entities/stock.ts'
import { sessionEdges, tradedShare } from '../../../../shared/lib/calendar/market-hours.ts'
import { useGlassState } from '../../../kit/components.ts'
import { followSize } from '../../../kit/interaction.ts'
import { useLanguage } from '../../../kit/text.ts'
import { momentText, priceText } from '../numbers.ts'
import styles from './PriceChart.module.css'
import 'uplot/dist/uPlot.min.css'

interface PriceChartProps {
  readonly id: string
  readonly range: ChartRange
  readonly points: readonly ChartPoint[]
  /** The price before, drawn as a line through a day. */
  readonly previous: number | undefined
  /** Its accessible name. */
  readonly label: string
  /** Called with the point under the pointer; undefined when it leaves. */
  readonly onPoint: (point: ChartPoint | undefined) => void
}

/** A line chart in the colour of the text. A day is as wide as its sessions, whatever of it has passed. */
export default function PriceChart({ id, range, points, previous, label, onPoint }: PriceChartProps) {
  const place = useRef<HTMLDivElement>(null)
  const language = useLanguage()
  const { theme } = useGlassState()
  useEffect(() => {
    const element = place.current
    if (element === null) return
    // uPlot draws on a canvas of its own, in the colours of the theme
    const plot = new uPlot(
      optionsOf(element, { id, range, points, language, theme, onPoint }),
      dataOf(id, range, points, previous),
      element,
    )
    const stop = followSize(element, () => plot.setSize({ width: element.clientWidth, height: element.clientHeight }))
    return () => {
      stop()
      plot.destroy()
    }
  }, [id, range, points, previous, language, theme, onPoint])
  return <div ref={place} className={styles.chart} role="img" aria-label={label} />
}

const isDay = (range: ChartRange): boolean => range === 'day'

function dataOf(
  id: string,
  range: ChartRange,
  points: readonly ChartPoint[],
  previous: number | undefined,
): uPlot.AlignedData {
  const xs = points.map(({ at }, index) => (isDay(range) ? tradedShare(marketOf(id), at) : index))
  const prices = points.map(({ price }) => price)
  return [xs, prices, xs.map(() => (isDay(range) ? (previous ?? null) : null))]
}

type Drawn = Pick<PriceChartProps, 'id' | 'range' | 'points' | 'onPoint'> & {
  readonly language: string
  readonly theme: string
}

function optionsOf(element: HTMLElement, { id, range, points, language, onPoint }: Drawn): uPlot.Options {
  const style = getComputedStyle(element)
  const ink = style.getPropertyValue('--gk-ink-3')
  const grid = { stroke: style.getPropertyValue('--gk-line'), width: 1 }
  const font = `12px ${style.fontFamily}`
  const edges = sessionEdges(marketOf(id))
  const last = points.length - 1
  const ticks = isDay(range)
    ? edges.map(({ share }) => share)
    : [0, 1, 2, 3, 4].map((at) => Math.round((at * last) / 4))
  const tickText = (x: number): string =>
    isDay(range)
      ? (edges.find(({ share }) => share === x)?.times ?? '')
      : momentText(points[x]?.at ?? 0, marketOf(id), range, language, 'tick')
  const axis = { stroke: ink, grid, font, ticks: { show: false } }
  return {
    width: element.clientWidth,
    height: element.clientHeight,
    padding: [8, 20, 0, 0],
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false } },
    scales: { x: { time: false, range: () => [0, isDay(range) ? 1 : Math.max(1, last)] } },
    axes: [
      { ...axis, size: 28, splits: () => [...new Set(ticks)], values: (_, splits) => splits.map(tickText) },
      { ...axis, size: 72, values: (_, splits) => splits.map((price) => priceText(price, language)) },
    ],
    series: [
      {},
      {
        stroke: style.color,
        width: 1.75,
        fill: `color-mix(in srgb, ${style.color} 10%, transparent)`,
        points: { show: false },
      },
      { stroke: ink, width: 1, dash: [3, 4], points: { show: false } },
    ],
    hooks: { setCursor: [({ cursor }) => onPoint(points[cursor.idx ?? -1])] },
  }
}
