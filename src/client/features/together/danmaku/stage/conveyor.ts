/** How far an animation goes in px, more than it ever moves before it begins anew. */
const REACH = 1_000_000

/** What all messages lie on and move with, as they are equally fast: one animation, which is the compositor's. */
export interface Conveyor {
  /** How far it has moved to the left since it began, in px. */
  readonly distance: () => number
  /** It moves on so many px per second; 0 holds it. */
  readonly move: (speed: number) => void
  /** It begins anew, as fast as it is. */
  readonly rewind: () => void
  readonly end: () => void
}

/** Makes a conveyor of an element; it stands, and nothing is animated as long as it does. */
export function openConveyor(element: HTMLElement): Conveyor {
  let animation: Animation | undefined
  let speed = 0
  let start = { distance: 0, at: performance.now() }
  const distance = () => start.distance + (speed * (performance.now() - start.at)) / 1000
  const goOn = (from: number) => {
    start = { distance: from, at: performance.now() }
    animation?.cancel()
    animation = undefined
    element.style.transform = from === 0 ? '' : shifted(from)
    if (speed === 0) return
    animation = element.animate(
      { transform: [shifted(from), shifted(from + REACH)] },
      { duration: (REACH / speed) * 1000, fill: 'forwards' },
    )
    animation.startTime = start.at
  }
  return {
    distance,
    move(next) {
      if (next === speed) return
      const from = distance()
      speed = next
      goOn(from)
    },
    rewind: () => goOn(0),
    end: () => animation?.cancel(),
  }
}

const shifted = (distance: number): string => `translateX(${-distance}px)`
