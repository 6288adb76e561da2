/** The look of a shape: its outline in a box of 58 around 0, its colour, and the colour of its lower side. */
export interface ShapeLook {
  readonly path: string
  readonly fill: string
  readonly shade: string
}

/** Each has a form of its own, so that colours are never the only difference. */
const LOOKS: readonly ShapeLook[] = [
  { path: 'M-17 0a17 17 0 1 0 34 0a17 17 0 1 0-34 0z', fill: '#4fbcae', shade: '#24786f' },
  { path: 'M0-21 20 0 0 21-20 0z', fill: '#f2bd4f', shade: '#ad7a1c' },
  { path: 'M-12-16h24l9 14L0 20-21-2z', fill: '#ee7560', shade: '#a8402c' },
  { path: 'M-15-15h30v30h-30z', fill: '#5b8fe0', shade: '#2f589b' },
  { path: 'M0-18 20 16h-40z', fill: '#8cc152', shade: '#557f25' },
  {
    path: 'M0-21 6.2-7.5 20.5-6.2 10 3.8 12.8 18 0 10.8-12.8 18-10 3.8-20.5-6.2-6.2-7.5z',
    fill: '#a678dc',
    shade: '#66409a',
  },
]
const RAINBOW: ShapeLook = { path: 'M-19 0a19 19 0 1 0 38 0a19 19 0 1 0-38 0z', fill: '#ffffff', shade: '#8b93b8' }

/** The ground of the board where it is shown as a small picture. */
export const GROUND = '#d6daf0'

/** The look of a kind; that of a rainbow for what has none. */
export const lookOf = (kind: number): ShapeLook => LOOKS[kind] ?? RAINBOW

/** The colours of all shapes, as a rainbow has them. */
export const RAINBOW_COLORS: readonly string[] = LOOKS.map(({ fill }) => fill)
