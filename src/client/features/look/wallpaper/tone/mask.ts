import type { Rgb } from '../../../../../shared/lib/color/rgb.ts'
import type { TextLayout } from '../../../../ui/wallpaper-tone/choose-ink.ts'

/** The mask's colour by theme (`--gk-veil`). */
const MASK_COLOR: Readonly<Record<'light' | 'dark', Rgb>> = { light: [232, 240, 240], dark: [3, 10, 12] }
/** The dark theme's gradient over a picture that is not warm, as Wallpaper.module.css has it: position and alpha. */
const MOONLIGHT = [
  [0, 0.16],
  [0.45, 0.14],
  [1, 0.26],
] as const

/**
 * The mask over the wallpaper for its analysis: the user's, and over a cool picture in dark mode with the least of the
 * gradient.
 * @param percent the mask's setting, 0–100
 */
export function maskOf(theme: 'light' | 'dark', percent: number): Required<TextLayout>['mask'] {
  const alpha = percent / 100
  const light = theme === 'dark' ? 1 - Math.min(...MOONLIGHT.map(([, one]) => one)) : 1
  return { color: MASK_COLOR[theme], alpha, coolAlpha: 1 - (1 - alpha) * light }
}

/** Paints the mask over a canvas as the page shows it over the wallpaper. */
export function paintMask(
  context: CanvasRenderingContext2D,
  { theme, percent, warm }: { readonly theme: 'light' | 'dark'; readonly percent: number; readonly warm: boolean },
): void {
  const { width, height } = context.canvas
  const colorOf = (alpha: number) => `rgb(${MASK_COLOR[theme].join(' ')} / ${alpha})`
  context.fillStyle = colorOf(percent / 100)
  context.fillRect(0, 0, width, height)
  if (theme === 'light' || warm) return
  const gradient = context.createLinearGradient(0, 0, 0, height)
  for (const [position, alpha] of MOONLIGHT) gradient.addColorStop(position, colorOf(alpha))
  context.fillStyle = gradient
  context.fillRect(0, 0, width, height)
}
