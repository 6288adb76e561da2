/** The look of a tile: lighter for small numbers, darker for large ones. */
export interface TileLook {
  readonly fill: string
  readonly ink: string
}

type Color = readonly [red: number, green: number, blue: number]
interface Ramp {
  readonly from: Color
  readonly to: Color
  readonly ink: string
}

/** Two ramps: on the tones between them neither ink would be legible. */
const LIGHT: Ramp = { from: [253, 251, 244], to: [146, 190, 223], ink: '#12345c' }
const DARK: Ramp = { from: [58, 118, 175], to: [29, 70, 118], ink: '#ffffff' }
export const BOARD_GROUND = '#d3e0ea'
export const GAP_FILL = '#bfd1de'

/** The color at a part of a ramp, from 0 to 1. */
function colorAt({ from, to }: Ramp, part: number): string {
  const parts = from.map((one, at) => Math.round(one + ((to[at] ?? one) - one) * part))
  return `#${parts.map((one) => one.toString(16).padStart(2, '0')).join('')}`
}

/** The look of a tile among the tiles of a board. @param size cells of a side */
export function lookOf(tile: number, size: number): TileLook {
  const part = (tile - 1) / (size ** 2 - 2)
  const [ramp, start] = part < 0.5 ? [LIGHT, 0] : [DARK, 0.5]
  return { fill: colorAt(ramp, (part - start) * 2), ink: ramp.ink }
}
