import { COLUMNS, ROWS } from './cells.ts'
import { RIVER, type Script } from './glyphs.ts'

/** The measures of the drawing: the first point lies so far from the edges, the next ones so far from it. */
export const EDGE = 40
export const STEP = 62
export const WIDTH = 2 * EDGE + (COLUMNS - 1) * STEP
export const HEIGHT = 2 * EDGE + (ROWS - 1) * STEP

const at = (index: number) => EDGE + index * STEP

const line = (x1: number, y1: number, x2: number, y2: number) => `M${at(x1)} ${at(y1)}L${at(x2)} ${at(y2)}`

/** All lines: the inner files end at the river. */
const LINES = [
  ...Array.from({ length: ROWS }, (_, y) => line(0, y, 8, y)),
  ...[0, 8].map((x) => line(x, 0, x, 9)),
  ...Array.from({ length: 7 }, (_, x) => line(x + 1, 0, x + 1, 4) + line(x + 1, 5, x + 1, 9)),
  ...[0, 7].map((y) => line(3, y, 5, y + 2) + line(5, y, 3, y + 2)),
].join('')

/** The angles around a point where a cannon or a soldier stands at first; on the edge only half of them. */
function anglesAt(x: number, y: number): string {
  const [cx, cy] = [at(x), at(y)]
  const sides = [...(x > 0 ? [-1] : []), ...(x < 8 ? [1] : [])]
  return sides.flatMap((dx) => [-1, 1].map((dy) => `M${cx + 5 * dx} ${cy + 13 * dy}v${-8 * dy}h${8 * dx}`)).join('')
}
const ANGLES = [
  ...[2, 7].flatMap((y) => [1, 7].map((x) => anglesAt(x, y))),
  ...[3, 6].flatMap((y) => [0, 2, 4, 6, 8].map((x) => anglesAt(x, y))),
].join('')

const RIVER_AT = [71, 133, 443, 505]

/** The board without its pieces. */
export function Ground({ script }: { readonly script: Script }) {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <defs>
        <linearGradient id="river" x1="0" y1="0" x2="0" y2="1">
          <stop stop-color="#6d9b99" stop-opacity="0" />
          <stop offset=".5" stop-color="#6d9b99" stop-opacity=".2" />
          <stop offset="1" stop-color="#6d9b99" stop-opacity="0" />
        </linearGradient>
      </defs>
      <path d={`M${EDGE} ${at(4)}H${at(8)}V${at(5)}H${EDGE}z`} fill="url(#river)" />
      <g fill="none" stroke="#7a6038" stroke-opacity=".62">
        <path d={LINES} stroke-width="1.2" />
        <path d="M34 34h508v570H34z" stroke-width="2" />
        <path d={ANGLES} stroke-width="1.2" />
      </g>
      <g fill="#7a6038" fill-opacity=".8" font-size="22" text-anchor="middle">
        {[...RIVER[script]].map((sign, index) => (
          <text key={sign} x={RIVER_AT[index]} y={at(4) + 39}>
            {sign}
          </text>
        ))}
      </g>
    </svg>
  )
}
