/** A drag of a sheet's header: px downwards, and the times of its start and its last move in ms. */
export interface SheetDrag {
  readonly distance: number
  readonly startTime: number
  readonly time: number
}

/** A drag this long closes at any velocity. */
const CLOSE_DISTANCE_PX = 120
/** The velocity of a flick, in px per ms, for drags of at least `MIN_FLICK_PX`. */
const FLICK_VELOCITY = 0.5
const MIN_FLICK_PX = 24

/** Whether a sheet closes on release: it was dragged far, or flicked. */
export function closesSheet({ distance, startTime, time }: SheetDrag): boolean {
  return (
    distance >= CLOSE_DISTANCE_PX ||
    (distance >= MIN_FLICK_PX && distance / Math.max(1, time - startTime) >= FLICK_VELOCITY)
  )
}
