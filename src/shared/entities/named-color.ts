/** A colour with its names. */
export interface NamedColor {
  readonly zh: string
  readonly tw: string
  /** With tone marks, syllables apart. */
  readonly pinyin: string
  /** `#rrggbb`. */
  readonly hex: string
}

/** A gradient between named colours, by their values. */
export interface Gradient {
  /** In degrees as CSS has it. */
  readonly angle: number
  readonly colors: readonly string[]
}
