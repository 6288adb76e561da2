import { darkenForWhite } from './accent.ts'
import { compose, formatHex, parseHex, type Rgb } from './contrast.ts'

/** A face made of a name: the letters and the ground they stand on, a CSS background. */
export interface LetterFace {
  readonly text: string
  readonly background: string
}

/** The ground of a site whose colour is unknown. */
const unknown: Rgb = [91, 110, 108]

/**
 * The face of a site without an icon: its first Han, kana or hangul character, else its first two letters or digits, on
 * its colour darkened until white reads 3:1, lit from above (ΔL about .08).
 * @param color `#rrggbb`
 */
export function letterFace(name: string, color: string): LetterFace {
  const ground = darkenForWhite(parseHex(color) ?? unknown, 3)
  const top = darkenForWhite(compose([255, 255, 255], 0.1, ground), 3)
  const bottom = compose([0, 0, 0], 0.1, ground)
  return { text: lettersOf(name), background: `linear-gradient(180deg, ${formatHex(top)}, ${formatHex(bottom)})` }
}

function lettersOf(name: string): string {
  const [east] = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.exec(name) ?? []
  if (east !== undefined) return east
  const letters = name.match(/[\p{L}\p{N}]/gu) ?? []
  const [first = '', second = ''] = letters
  return first.toLocaleUpperCase() + second.toLocaleLowerCase()
}
