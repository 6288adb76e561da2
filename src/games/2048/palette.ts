/** The look of a tile by its power: darker up to 512, then gold, then red. */
export interface TileLook {
  readonly fill: string
  readonly ink: string
}

const INK = '#0d2221'
const LOOKS: readonly TileLook[] = [
  { fill: '#e6eeec', ink: INK }, // an empty cell
  { fill: '#fdfdf9', ink: INK },
  { fill: '#edf3e9', ink: INK },
  { fill: '#cfe6e0', ink: INK },
  { fill: '#a3d3cb', ink: INK },
  { fill: '#6dbab0', ink: '#062b29' },
  { fill: '#27796f', ink: '#ffffff' },
  { fill: '#14706a', ink: '#ffffff' },
  { fill: '#07534f', ink: '#ffffff' },
  { fill: '#0b3a3b', ink: '#ffffff' },
  { fill: '#e9c272', ink: '#43300a' },
  { fill: '#b8452f', ink: '#ffffff' },
  { fill: '#96331f', ink: '#ffffff' },
  { fill: '#742313', ink: '#ffffff' },
]
export const BOARD_GROUND = '#d5e3e1'

/** The look of a tile; those beyond the last have that of the last. */
export const lookOf = (power: number): TileLook =>
  LOOKS[Math.min(power, LOOKS.length - 1)] ?? { fill: INK, ink: '#ffffff' }
