import styles from './Curve.module.css'

interface CurveProps {
  /** The oldest first; `at` in ms since the epoch. */
  readonly points: readonly { readonly at: number; readonly count: number }[]
  readonly isBad?: boolean
}

const WIDTH = 92
const HEIGHT = 34
const INSET = 3

/** Counts over time as a small line; decoration, whose card says the figures. */
export function Curve({ points, isBad = false }: CurveProps) {
  const [first, last] = [points[0], points.at(-1)]
  if (first === undefined || last === undefined || first === last) return null
  const most = Math.max(1, ...points.map(({ count }) => count))
  const places = points.map(({ at, count }) => ({
    x: INSET + ((at - first.at) / (last.at - first.at)) * (WIDTH - 2 * INSET),
    y: HEIGHT - INSET - (count / most) * (HEIGHT - 2 * INSET),
  }))
  const line = places.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')
  const end = places.at(-1)
  return (
    <svg className={styles.curve} data-bad={isBad || undefined} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path className={styles.area} d={`M${line}V${HEIGHT}H${INSET}Z`} />
      <path className={styles.line} d={`M${line}`} />
      <circle cx={end?.x} cy={end?.y} r="2.5" />
    </svg>
  )
}
