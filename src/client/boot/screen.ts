/** What decides about size: the viewport in px and whether the main pointer is a finger. */
export interface Screen {
  readonly width: number
  readonly height: number
  readonly coarse: boolean
}

/** Mobile by capability and width: a finger on a short side under 600 px, or a width under 768 px. */
export function isMobile({ width, height, coarse }: Screen): boolean {
  return width < 768 || (coarse && Math.min(width, height) < 600)
}

/** Sizes scale with the screen's width / 1920, from 0.9 to 1.5; not on mobile. */
export function scaleOf(screen: Screen): number {
  return isMobile(screen) ? 1 : Math.min(1.5, Math.max(0.9, screen.width / 1920))
}
