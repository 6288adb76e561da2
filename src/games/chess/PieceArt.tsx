import type { Kind, Side } from './legal.ts'
import styles from './PieceArt.module.css'

interface Drawing {
  /** Closed shapes that make up the piece. */
  readonly shapes: readonly string[]
  /** Lines upon them. */
  readonly lines: readonly string[]
}

const circle = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`
const bar = (x: number, y: number, width: number, height: number) => {
  const round = Math.min(width, height) / 2
  const [across, down] = [width - 2 * round, height - 2 * round]
  const corner = (dx: number, dy: number) => `a${round} ${round} 0 0 1 ${dx} ${dy}`
  return `M${x + round} ${y}h${across}${corner(round, round)}v${down}${corner(-round, round)}h${-across}${corner(-round, -round)}v${-down}${corner(round, -round)}z`
}

const FOOT = bar(14, 46.5, 32, 8)
const WAIST = 'M24 37c0 5-2.6 7.4-4.6 10.5h21.2C38.6 44.4 36 42 36 37z'
const COLLAR = bar(20.5, 33.5, 19, 4.6)
const FOOT_LINE = 'M18.5 46.5h23'

/** The pieces in a box of 60. */
const DRAWINGS: Readonly<Record<Kind, Drawing>> = {
  p: {
    shapes: [
      circle(30, 20.5, 7.6),
      bar(22, 27.2, 16, 4.4),
      'M26.2 31c0 7.4-4.6 10.6-6.6 16.5h20.8C38.4 41.6 33.8 38.4 33.8 31z',
      bar(15.5, 46.5, 29, 8),
    ],
    lines: ['M19.5 46.5h21', 'M25 31.4h10'],
  },
  n: {
    shapes: [
      'M21.5 47.5c.4-7.4 5.6-9.9 7-14.7-2.6 1.1-4.6 3-7.2 3.2-2.6.2-4.6-2.2-4-4.6 1.6-4.6 5.6-7.4 7.3-12l.5-6.6 4.9 4.1c9.6.2 15.6 7.9 15.6 18.6 0 4.4-.8 8.2-1.1 12z',
      FOOT,
    ],
    lines: [FOOT_LINE, 'M31.4 17.4c6.6 1.4 10 7.2 10 14.8', 'M20.6 32.2c.9-.2 1.5-.6 2-1.2', 'M27.3 23.4h.01'],
  },
  b: {
    shapes: [
      circle(30, 9.8, 3),
      'M30 12.2c7.6 4.6 10.4 11.8 7.2 21.3H22.8c-3.2-9.5-.4-16.7 7.2-21.3z',
      COLLAR,
      WAIST,
      FOOT,
    ],
    lines: [FOOT_LINE, 'M32.6 19.6l-3.8 6', 'M24.5 37.9h11'],
  },
  r: {
    shapes: [
      'M16.8 11.5h6.4v4.4h3.8v-4.4h6v4.4h3.8v-4.4h6.4v8.6l-4.6 4.4H21.4l-4.6-4.4z',
      'M21.8 24h16.4l2 23.5H19.8z',
      FOOT,
    ],
    lines: [FOOT_LINE, 'M21.8 24.4h16.4', 'M20.6 40.5h18.8'],
  },
  q: {
    shapes: [
      'M13.6 18.2l6.2 7.6 2.4-12 4.6 10.4L30 11.8l3.2 12.4 4.6-10.4 2.4 12 6.2-7.6-6 16.3H19.6z',
      ...[circle(13.4, 17, 2.5), circle(22.1, 12.4, 2.5), circle(30, 10, 2.5), circle(37.9, 12.4, 2.5)],
      circle(46.6, 17, 2.5),
      COLLAR,
      WAIST,
      FOOT,
    ],
    lines: [FOOT_LINE, 'M24.5 37.9h11', 'M21.6 30.6h16.8'],
  },
  k: {
    shapes: [
      bar(28, 4.6, 4, 13),
      bar(24, 7.8, 12, 4),
      'M30 21.4c1.4-3.6 4.6-5.4 7.8-4.8 4.2.8 6 5.2 4.2 9.4-1.2 2.8-2.6 5-3 7.6H21c-.4-2.6-1.8-4.8-3-7.6-1.8-4.2 0-8.6 4.2-9.4 3.2-.6 6.4 1.2 7.8 4.8z',
      COLLAR,
      WAIST,
      FOOT,
    ],
    lines: [FOOT_LINE, 'M24.5 37.9h11', 'M30 21.6v8.2'],
  },
}

/** A piece: white ones are light with a dark rim, black ones dark with a light rim. */
export function PieceArt({ side, kind }: { readonly side: Side; readonly kind: Kind }) {
  const { shapes, lines } = DRAWINGS[kind]
  const whole = shapes.join('')
  return (
    <svg className={styles.piece} data-side={side} viewBox="0 0 60 60" aria-hidden="true">
      <path className={styles.rim} d={whole} />
      <path className={styles.body} d={whole} />
      <path className={styles.lines} d={lines.join('')} />
    </svg>
  )
}
