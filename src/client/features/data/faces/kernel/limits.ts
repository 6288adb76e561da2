/** Limits of pictures of one's own. */
export const FACE = {
  /** The longer side of a stored picture in px (spec section 7, `upload_network_icon`). */
  side: 250,
  /** The longer side of a picture in a text: twice the width of a column, for dense screens. */
  textSide: 1600,
  /** The longer side of the preview of a wallpaper in px. */
  previewSide: 480,
  /** Pixels of a source (security.md 5.3): more would take the memory of the page. */
  sourcePixels: 64_000_000,
  /** Bytes up to which an animated GIF stays as it is, and an SVG stays one. */
  gifBytes: 512 * 1024,
  svgBytes: 64 * 1024,
} as const

/** What a picture is for: the face of a tile; a picture in a text, which is larger and has any shape; a wallpaper. */
export type PictureUse = 'face' | 'text' | 'preview' | 'wallpaper'

const MEGABYTE = 1024 * 1024

/** Bytes of a source, by the use of the picture. */
export const sourceBytesOf = (use: PictureUse | 'video'): number =>
  ({ face: 10, text: 10, preview: 30, wallpaper: 30, video: 60 })[use] * MEGABYTE

/** The longer side of a stored picture in px, by its use. */
export const sideOf = (use: Exclude<PictureUse, 'wallpaper'>): number =>
  ({ face: FACE.side, text: FACE.textSide, preview: FACE.previewSide })[use]

interface Extent {
  readonly width: number
  readonly height: number
}

/** The size in whole px of a picture that covers a screen: its aspect is kept, and it is never enlarged. */
export function coverSize({ width, height }: Extent, screen: Extent): Extent {
  const scale = Math.min(1, Math.max(screen.width / width, screen.height / height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** The size in whole px of a picture within a square of this side: its aspect is kept, and it is never enlarged. */
export function fitWithin({ width, height }: Extent, side: number): Extent {
  const scale = Math.min(1, side / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
