/** The viewport in px, and whether the main pointer is coarse. */
export interface Screen {
  readonly width: number
  readonly height: number
  readonly coarse: boolean
}

/**
 * Mobile: a coarse pointer and a short side under 600 px, or a width under 560 px. The one rule: style sheets ask for
 * `data-mobile`, never for a width.
 */
export function isMobile({ width, height, coarse }: Screen): boolean {
  return width < 560 || (coarse && Math.min(width, height) < 600)
}

/** Of less height, at scale 1, a desktop's tiles would not have five rows below a head of full size. */
const COMPACT_PX = 912

/** Compact: a desktop whose head and rows are smaller, so that five rows of tiles are seen. */
export const isCompact = (screen: Screen): boolean => !isMobile(screen) && screen.height < COMPACT_PX * scaleOf(screen)

/** The factor of sizes: width / 1920, clamped to 0.9–1.5; 1 on mobile. */
export function scaleOf(screen: Screen): number {
  return isMobile(screen) ? 1 : Math.min(1.5, Math.max(0.9, screen.width / 1920))
}
