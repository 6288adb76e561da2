import { darkenForWhite } from '../color/darken.ts'
import { toRgbByChroma } from '../color/oklch.ts'
import { formatHex } from '../color/rgb.ts'
import { fingerprint } from '../data/fingerprint.ts'

/** Of one lightness and strength, so that letter tiles look like a family. */
const TONE = { lightness: 0.56, chroma: 0.1 } as const
/** Degrees between two hues: neighbours can be told apart. */
const HUE_STEP = 15

/** The background of a letter tile for a host: always the same one, and white can be read on it (DESIGN section 8). */
export function letterColor(host: string): string {
  const hue = (Number.parseInt(fingerprint(host), 36) % (360 / HUE_STEP)) * HUE_STEP
  return darkenForWhite(formatHex(toRgbByChroma({ ...TONE, hue })))
}
