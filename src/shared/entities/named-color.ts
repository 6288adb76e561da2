/** A colour with its names. */
export interface NamedColor {
  readonly zh: string
  readonly tw: string
  /** With tone marks, syllables apart. */
  readonly pinyin: string
  /** `#rrggbb`. */
  readonly hex: string
}

/** A linear gradient between colours `#rrggbb`. */
export interface LinearGradient {
  /** In degrees as CSS has it: 0 upward, 90 to the right. */
  readonly angle: number
  readonly colors: readonly string[]
}

/** A gradient in circles around a centre, in percent of the screen, to its farthest corner. */
export interface RadialGradient {
  readonly x: number
  readonly y: number
  readonly colors: readonly string[]
}

export type Gradient = LinearGradient | RadialGradient
