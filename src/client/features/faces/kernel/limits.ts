/** Limits of pictures of one's own. */
export const FACE = {
  /** The longer side of a stored picture in px (spec section 7, `upload_network_icon`). */
  side: 250,
  /** The longer side of a picture in a text: twice the width of a column, for dense screens. */
  textSide: 1600,
  /** Bytes of a source. */
  sourceBytes: 10 * 1024 * 1024,
  /** Pixels of a source (security.md 5.3): more would take the memory of the page. */
  sourcePixels: 40_000_000,
  /** Bytes up to which an animated GIF stays as it is, and an SVG stays one. */
  gifBytes: 512 * 1024,
  svgBytes: 64 * 1024,
} as const

/** What a picture is for: the face of a tile, or a picture in a text, which is larger and has any shape. */
export type PictureUse = 'face' | 'text'

/** The longer side of a stored picture in px, by its use. */
export const sideOf = (use: PictureUse): number => (use === 'face' ? FACE.side : FACE.textSide)

/** The size in whole px of a picture within a square of this side: its aspect is kept, and it is never enlarged. */
export function fitWithin(
  { width, height }: Readonly<Record<'width' | 'height', number>>,
  side: number,
): { readonly width: number; readonly height: number } {
  const scale = Math.min(1, side / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
