import { type ReactNode, useId } from 'react'
import { Mark } from '../../../brand/Mark.tsx'
import { classes } from '../../../styles/classes.ts'
import styles from './StyledSpinner.module.css'
import type { SpinnerStyle } from './styles.ts'

export interface StyledSpinnerProps {
  readonly style: SpinnerStyle
  readonly size?: number
}

/** The ten spinner styles, all in the accent colour; static drawings under reduced motion. */
export function StyledSpinner({ style, size = 44 }: StyledSpinnerProps) {
  const id = useId()
  if (style === 'mark') return <Mark className={styles.mark} size={size} drawing />
  return (
    <svg
      className={classes(styles.spinner, styles[style])}
      width={size}
      height={size}
      viewBox="0 0 44 44"
      aria-hidden="true"
    >
      {drawings[style](id)}
    </svg>
  )
}

/** The class that delays an element by its index. */
const delayClass = (index: number): string | undefined =>
  [undefined, styles.second, styles.third, styles.fourth, styles.fifth][index]

const drawings: Readonly<Record<Exclude<SpinnerStyle, 'mark'>, (id: string) => ReactNode>> = {
  ring: () => (
    <>
      <circle className={styles.faint} cx="22" cy="22" r="17" strokeWidth="3.6" />
      <g className={styles.rotating}>
        <path className={styles.line} d="M22 5a17 17 0 0 1 17 17" strokeWidth="3.6" />
      </g>
    </>
  ),
  dots: () =>
    [9, 22, 35].map((x, index) => (
      <circle key={x} className={classes(styles.full, delayClass(index))} cx={x} cy="26" r="4" />
    )),
  bars: () =>
    [6, 14, 22, 30, 38].map((x, index) => (
      <rect key={x} className={classes(styles.full, delayClass(index))} x={x - 2} y="9" width="4" height="26" rx="2" />
    )),
  ripple: () => (
    <>
      <circle className={styles.line} cx="22" cy="22" r="12" strokeWidth="2.4" />
      <circle className={classes(styles.line, styles.second)} cx="22" cy="22" r="19" strokeWidth="2.4" />
      <circle className={styles.full} cx="22" cy="22" r="3.4" />
    </>
  ),
  orbit: () => (
    <>
      <circle className={styles.faint} cx="22" cy="22" r="17" strokeWidth="1.6" />
      <circle className={styles.full} cx="22" cy="22" r="5" />
      <g className={styles.rotating}>
        <circle className={styles.full} cx="22" cy="5" r="3.6" />
      </g>
      <g className={styles.slow}>
        <circle className={styles.full} cx="22" cy="32.5" r="2.2" opacity=".6" />
      </g>
    </>
  ),
  moon: (id) => (
    <>
      <mask id={id}>
        <circle cx="22" cy="22" r="15" fill="#fff" />
        <circle className={styles.shade} cx="30" cy="19" r="14" fill="#000" />
      </mask>
      <circle className={styles.faint} cx="22" cy="22" r="15" strokeWidth="1.6" />
      <circle className={styles.full} cx="22" cy="22" r="15" mask={`url(#${id})`} />
    </>
  ),
  petals: () =>
    [0, 1, 2, 3, 4, 5, 6, 7].map((index) => (
      <g key={index} transform={`rotate(${index * 45} 22 22)`}>
        <path
          className={styles.full}
          style={{ '--delay-index': index }}
          d="M22 4c3.4 3.4 3.4 8 0 11.6-3.4-3.6-3.4-8.2 0-11.6z"
        />
      </g>
    )),
  tiles: () =>
    [0, 1, 2].flatMap((row) =>
      [0, 1, 2].map((column) => (
        <rect
          key={`${row}${column}`}
          className={classes(styles.full, delayClass(row + column))}
          x={5 + column * 12.5}
          y={5 + row * 12.5}
          width="9"
          height="9"
          rx="2.8"
        />
      )),
    ),
  wave: (id) => (
    <>
      <clipPath id={id}>
        <circle cx="22" cy="22" r="18" />
      </clipPath>
      <circle className={styles.faint} cx="22" cy="22" r="18" strokeWidth="1.6" />
      <g clipPath={`url(#${id})`}>
        <path
          className={classes(styles.full, styles.second)}
          opacity=".35"
          d="M-22 22q5.5-5 11 0t11 0 11 0 11 0 11 0 11 0 11 0 11 0V46H-22z"
        />
        <path className={styles.full} opacity=".8" d="M-22 28q5.5-5 11 0t11 0 11 0 11 0 11 0 11 0 11 0 11 0V46H-22z" />
      </g>
    </>
  ),
}
