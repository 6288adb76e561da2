import { contrastOfLuminances, luminance } from '../../../shared/lib/color/contrast.ts'
import { parseHex } from '../../../shared/lib/color/rgb.ts'

const DARK_INK = '#14201f'

/** Dark ink or white, whichever is more readable on a colour `#rrggbb`. */
export function readableInk(background: string): string {
  const light = luminance(parseHex(background) ?? [255, 255, 255])
  const dark = luminance(parseHex(DARK_INK) ?? [0, 0, 0])
  return contrastOfLuminances(light, dark) >= contrastOfLuminances(light, 1) ? DARK_INK : '#ffffff'
}
