/** A drag of a sheet's header: pixels downwards, and the times of its start and last move in milliseconds. */
export interface Drag {
  readonly distance: number
  readonly since: number
  readonly now: number
}

/** Far enough on its own, in pixels. */
const far = 120
/** Fast enough for a flick, in pixels per millisecond, once past `touched`. */
const fast = 0.5
const touched = 24

/** Whether a sheet that is let go here closes: it was pulled far, or flicked. */
export function closesSheet({ distance, since, now }: Drag): boolean {
  return distance >= far || (distance >= touched && distance / Math.max(1, now - since) >= fast)
}
