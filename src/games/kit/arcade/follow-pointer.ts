export type PointPhase = 'down' | 'move' | 'up' | 'cancel'

/**
 * Follows one pointer at a time, from its press until it is let go or lost.
 * @returns tells of each event, in their order, whether it is of the pointer that is followed
 */
export function createFollower(): (pointerId: number, phase: PointPhase) => boolean {
  let followed: number | undefined
  return (pointerId, phase) => {
    if (phase === 'down') followed ??= pointerId
    if (pointerId !== followed) return false
    if (phase === 'up' || phase === 'cancel') followed = undefined
    return true
  }
}
