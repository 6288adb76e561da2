import type { Piece, Special } from './grid.ts'
import { lookOf, RAINBOW_COLORS, type ShapeLook } from './palette.ts'

/** What a special piece does, as lines. */
const MARKS: Readonly<Record<Exclude<Special, 'rainbow'>, string>> = {
  row: 'M-19 0h38M-13-6.5-19.5 0-13 6.5M13-6.5 19.5 0 13 6.5',
  column: 'M0-19v38M-6.5-13 0-19.5 6.5-13M-6.5 13 0 19.5 6.5 13',
  burst: 'M0-12v24M-12 0h24M-7.5-7.5l15 15M-7.5 7.5l15-15',
}

/** A piece: a thick shape that is lit from above, with what it does on it. */
export function PieceView({ kind, special }: Pick<Piece, 'kind' | 'special'>) {
  const look = lookOf(kind)
  return (
    <svg viewBox="-29 -29 58 58" stroke-linejoin="round" stroke-linecap="round" aria-hidden="true">
      <path d={look.path} transform="translate(0 6)" fill="#141a44" stroke="#141a44" stroke-width="7" opacity="0.13" />
      <path d={look.path} transform="translate(0 4)" fill={look.shade} stroke={look.shade} stroke-width="7" />
      <path d={look.path} transform="translate(0 -2)" fill={look.fill} stroke={look.fill} stroke-width="7" />
      <path
        d={look.path}
        transform="translate(0 -2) scale(0.86)"
        fill="none"
        stroke="#fff"
        stroke-width="3"
        stroke-opacity="0.55"
        stroke-dasharray="16 400"
        stroke-dashoffset="-4"
      />
      {special === 'rainbow' && <Rainbow />}
      {special !== undefined && special !== 'rainbow' && <Mark d={MARKS[special]} look={look} />}
    </svg>
  )
}

const Mark = ({ d, look }: { readonly d: string; readonly look: ShapeLook }) => (
  <g fill="none" transform="translate(0 -2)">
    <path d={d} stroke={look.shade} stroke-width="10" />
    <path d={d} stroke="#fff" stroke-width="4.5" />
  </g>
)

/** All colours around a middle. */
const Rainbow = () => (
  <g transform="translate(0 -2)">
    {RAINBOW_COLORS.map((color, at) => (
      <circle key={color} r="5.6" cy="-12" fill={color} transform={`rotate(${(at * 360) / RAINBOW_COLORS.length})`} />
    ))}
    <path d="M0-6 1.8-1.8 6 0 1.8 1.8 0 6-1.8 1.8-6 0-1.8-1.8z" fill="#5b6288" />
  </g>
)
