/** The height of the preview in px; a mascot of the largest scale fits. */
export const PREVIEW_HEIGHT = 160
/** The height of the mascot in the preview at scale 1, in px. */
const HEIGHT = 49
/** Width by height of the drawing. */
const RATIO = 320 / 400

interface Size {
  readonly width: number
  readonly height: number
}

/** How far the mascot is from its corner at the bottom right, in px. */
export interface Place {
  readonly right: number
  readonly bottom: number
}

export const CORNER: Place = { right: 0, bottom: 0 }

/** The size of the mascot in the preview, in px. */
export const sizeAt = (scale: number): Size => ({ width: HEIGHT * RATIO * scale, height: HEIGHT * scale })

/** The place after a drag by so many px to the right and down, within the preview. */
export const moved = ({ right, bottom }: Place, x: number, y: number, mascot: Size, preview: Size): Place => ({
  right: clamp(right - x, preview.width - mascot.width),
  bottom: clamp(bottom - y, preview.height - mascot.height),
})

const clamp = (value: number, max: number): number => Math.min(Math.max(0, value), Math.max(0, max))
