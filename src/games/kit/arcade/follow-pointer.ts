export type PointPhase = 'down' | 'move' | 'up' | 'cancel'

/**
 * Follows one pointer at a time, from its press with the main button until it is let go or lost.
 * @returns tells of each event, in their order, whether it is of the pointer that is followed
 */
export function createFollower(): (event: Pick<PointerEvent, 'pointerId' | 'button'>, phase: PointPhase) => boolean {
  let followed: number | undefined
  return ({ pointerId, button }, phase) => {
    if (phase === 'down' && button !== 0) return false
    if (phase === 'down') followed ??= pointerId
    if (pointerId !== followed) return false
    if (phase === 'up' || phase === 'cancel') followed = undefined
    return true
  }
}
