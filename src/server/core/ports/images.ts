/**
 * How a picture is fitted. `icon`: centred in a square of 250 pixels; the others in their own proportions: `photo` into
 * 250 x 250, `preview` into 480 x 480, `theme` into 2560 x 2560, `wallpaper` into 3840 x 3840; `head` fills a square of 300
 * and is cut. All but the first two are never an SVG or an icon file.
 */
export const PICTURE_FITS = ['icon', 'photo', 'preview', 'theme', 'wallpaper', 'head'] as const
export type PictureFit = (typeof PICTURE_FITS)[number]

/** The colours of a picture as `#rrggbb`; undefined if it has none. */
export interface PictureColors {
  /** The commonest colour of its opaque pixels. */
  readonly dominant: string | undefined
  /** The colour of its edge, if that is opaque and nearly uniform: the picture fills its square. */
  readonly edge: string | undefined
}

/** A picture decoded from foreign bytes and encoded again, so that it contains nothing but pixels. */
export interface Picture {
  readonly webp: Uint8Array
  readonly width: number
  readonly height: number
  readonly colors: PictureColors
}

/** The decoder of pictures. */
export interface Images {
  /**
   * Decodes PNG, JPEG, GIF, WebP, AVIF, ICO or SVG (of an animation the first frame; see `PictureFit`).
   * @param caller rate limit key of the client on whose behalf it is decoded: hostile pictures are counted for it.
   * @throws ImageFailure and nothing else, within a few seconds whatever the bytes are.
   */
  readonly decode: (bytes: Uint8Array, fit: PictureFit, caller: string) => Promise<Picture>
}

/**
 * `notImage`: no known format, damaged, empty or smaller than 8 pixels. `tooLarge`: too many pixels or elements.
 * `hostile`: the decoder took too long or crashed. `unavailable`: this machine has no decoder. `busy`: too many at
 * once, or too many hostile ones of this caller lately.
 */
export const IMAGE_FAILURES = ['notImage', 'tooLarge', 'hostile', 'unavailable', 'busy'] as const
export type ImageFailureKind = (typeof IMAGE_FAILURES)[number]

/** Why bytes did not become a picture. */
export class ImageFailure extends Error {
  readonly kind: ImageFailureKind

  constructor(kind: ImageFailureKind, message: string) {
    super(message)
    this.name = 'ImageFailure'
    this.kind = kind
  }
}
