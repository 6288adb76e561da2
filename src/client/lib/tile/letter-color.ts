import { darkenForWhite } from '../../../shared/lib/color/darken.ts'
import { toRgbByChroma } from '../../../shared/lib/color/oklch.ts'
import { formatHex } from '../../../shared/lib/color/rgb.ts'
import { fingerprint } from '../values/fingerprint.ts'

/** Of one lightness and strength, so that letter tiles look like a family. */
const TONE = { lightness: 0.56, chroma: 0.1 } as const
/** Degrees in steps that can be told apart; dark yellow would be olive. */
const HUES = Array.from({ length: 24 }, (_, step) => step * 15).filter((hue) => hue < 75 || hue > 125)

/** The background of a letter tile for a host: always the same one, and white can be read on it (DESIGN section 8). */
export function letterColor(host: string): string {
  const hue = HUES[Number.parseInt(fingerprint(host), 36) % HUES.length] ?? 0
  return darkenForWhite(formatHex(toRgbByChroma({ ...TONE, hue })))
}
