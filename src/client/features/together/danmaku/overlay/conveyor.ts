/** After so long it begins anew: places on it are not to grow without end. */
const LONGEST_S = 24 * 3600

/** What all messages lie on and move with, as they are equally fast: one animation, which is the compositor's. */
export interface Conveyor {
  /** How long it has moved, in ms. */
  readonly now: () => number
  /** How far it has moved, in px. */
  readonly distance: () => number
  /** It is held while the page is hidden, its time, too; and stands as long as nothing lies on it. */
  readonly follow: (isHidden: boolean, isEmpty: boolean) => void
  readonly end: () => void
}

/** Starts to move an element to the left, so many px per second. @param restart called when it has moved for too long */
export function startConveyor(element: Element, speed: number, restart: () => void): Conveyor {
  let behind = performance.now()
  let heldAt: number | undefined
  const now = () => (heldAt ?? performance.now()) - behind
  const animation = element.animate(
    [{ transform: 'translateX(0px)' }, { transform: `translateX(${-speed * LONGEST_S}px)` }],
    { duration: LONGEST_S * 1000, fill: 'both' },
  )
  animation.pause()
  animation.onfinish = restart
  return {
    now,
    distance: () => (speed * now()) / 1000,
    follow(isHidden, isEmpty) {
      if (isHidden) heldAt ??= performance.now()
      else if (heldAt !== undefined) {
        behind += performance.now() - heldAt
        heldAt = undefined
      }
      const isMoving = !isHidden && !isEmpty
      if (isMoving && animation.playState !== 'running') animation.startTime = behind
      if (isMoving || animation.playState !== 'running') return
      animation.pause()
      animation.currentTime = now()
    },
    end() {
      animation.onfinish = null
      animation.cancel()
    },
  }
}
