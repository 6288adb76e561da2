/** A size in units of a stage, or in px. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** Wider than so many times its height a stage does not grow: there is nothing to see so far away. */
const WIDEST = 2.4

/**
 * The size in units of a stage that fills its place, whatever its shape. @param room the place, in px
 * @param least what is to be seen at any shape, in units
 */
export function fitView(room: Size, least: Size): Size {
  const ratio = Math.min(WIDEST, Math.max(1, room.width) / Math.max(1, room.height))
  return ratio * least.height > least.width
    ? { width: Math.round(ratio * least.height), height: least.height }
    : { width: least.width, height: Math.round(least.width / ratio) }
}
