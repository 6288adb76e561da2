import { useId } from 'react'
import type { Season } from '../kernel/season.ts'
import { BLOSSOMS, PETALS } from './blossoms.ts'
import styles from './PetalGame.module.css'

const WALL_TOP = 'M0 372C150 330 290 326 440 362S760 404 920 360 1260 322 1440 368'
const MOON_GATE = 'M720 412a180 180 0 1 0 .1 0z'
const HILLS = 'M500 640C570 566 620 556 676 586S770 620 820 560 900 540 960 590V800H500z'
const NEAR_HILLS = 'M500 700C560 650 640 650 700 684S820 700 960 640V800H500z'
const GRASS = 'M0 0C-6-10-11-14-16-17-9-15-4-10-2-5-3-14-2-21 2-26 1-19 2-11 3-5 6-11 11-15 17-16 11-12 8-7 6 0z'
/** Stepping stones, from the gate on. */
const STONES = [
  [716, 789, 62],
  [742, 810, 78],
  [700, 838, 98],
  [744, 874, 122],
] as const
const TUFTS = [64, 148, 205, 322, 398, 1012, 1090, 1166, 1248, 1362] as const
/** The middles of the two windows in the wall. */
const WINDOWS = [216, 1224] as const
/** The lattice of a window: cracked ice. */
const LATTICE =
  'M-62-20-20-34 8-62M-20-34-28 10-62 34M-28 10 4 30 0 62M4 30 62 18M4 30 20-14 62-34M20-14-20-34M20-14 8-62'

/** The yard behind the door: a white wall with a moon gate, and a branch in flower over it. */
export function Scene({ season }: { readonly season: Season }) {
  return (
    <div className={styles.scene}>
      <svg className={styles.yard} aria-hidden="true" viewBox="0 0 1440 900" preserveAspectRatio="xMidYMax slice">
        <circle className={styles.halo} cx="1060" cy="176" r="96" />
        <circle className={styles.disc} cx="1060" cy="176" r="62" />
        <path className={styles.far} d={HILLS} />
        <path className={styles.near} d={NEAR_HILLS} />
        <path className={styles.wall} fillRule="evenodd" d={`${WALL_TOP}V800H0z${MOON_GATE}`} />
        <path className={styles.foot} d="M0 742H622L640 776H0zM1440 742H818L800 776H1440z" />
        <path className={styles.rim} d={MOON_GATE} />
        <path className={styles.tileEnds} d={WALL_TOP} transform="translate(0 11)" />
        <path className={styles.coping} d={WALL_TOP} />
        <path className={styles.ridge} d={WALL_TOP} transform="translate(0 -11)" />
        {WINDOWS.map((x) => (
          <g key={x} transform={`translate(${x} 560)`}>
            <circle className={styles.pane} r="64" />
            <path className={styles.lattice} d={LATTICE} />
            <circle className={styles.frame} r="66" />
          </g>
        ))}
        <path className={styles.ground} d="M0 776H1440V900H0z" />
        {STONES.map(([x, y, size]) => (
          <ellipse key={y} className={styles.step} cx={x} cy={y} rx={size} ry={size / 8} />
        ))}
        {TUFTS.map((x, at) => (
          <path
            key={x}
            className={styles.grass}
            d={GRASS}
            transform={`translate(${x} 780) scale(${at % 2 === 0 ? 1 : -1.25} ${at % 2 === 0 ? 1 : 1.25})`}
          />
        ))}
      </svg>
      <Branch season={season} />
    </div>
  )
}

/** Where blossoms are on a branch, and how large. */
const FLOWERS = [
  [20, 32, 0.9],
  [62, 72, 1],
  [104, 98, 0.8],
  [152, 104, 1],
  [190, 134, 0.85],
  [234, 128, 1],
  [270, 150, 0.75],
  [308, 146, 1],
  [350, 180, 0.8],
  [392, 178, 0.65],
  [426, 200, 0.6],
  [52, 94, 0.7],
  [78, 130, 0.95],
  [86, 164, 0.65],
  [116, 190, 1],
  [120, 224, 0.7],
  [158, 250, 0.9],
  [186, 284, 0.65],
  [216, 104, 0.75],
  [242, 64, 0.9],
] as const

function Branch({ season }: { readonly season: Season }) {
  const id = useId()
  const { petal, tip, base, heart } = BLOSSOMS[season]
  return (
    <svg className={styles.branch} aria-hidden="true" viewBox="0 0 440 320">
      <defs>
        <g id={id}>
          {PETALS.map((degrees) => (
            <g key={degrees} transform={`rotate(${degrees}) translate(0 -11)`}>
              <path d={petal} fill={tip} />
              <path d={petal} fill={base} opacity="0.38" transform="translate(0 3.4) scale(.52 .6)" />
            </g>
          ))}
          <circle r="4.6" fill={heart} />
        </g>
      </defs>
      <path className={styles.wood} d="M-10 20C50 60 90 96 160 116S300 150 352 172 410 192 424 196" strokeWidth="11" />
      <path
        className={styles.wood}
        d="M40 56C66 110 88 160 120 206S160 262 184 280M196 126C220 104 236 86 240 66"
        strokeWidth="6"
      />
      {FLOWERS.map(([x, y, size]) => (
        <use key={`${x} ${y}`} href={`#${id}`} transform={`translate(${x} ${y}) rotate(${x}) scale(${size})`} />
      ))}
    </svg>
  )
}
