/**
 * Hands what moves in each frame to the compositor alone. A browser sorts all that a page paints into layers anew for each
 * frame in which something of it moves, `will-change` or not, since the moved could come to lie over anything. Of what is being
 * animated it takes that for granted, and a new value goes straight to the layer: so an animation that stands still and adds
 * nothing lies over the element's own style.
 * @param properties those that are going to change
 * @returns ends it
 */
export function promote(element: Element, ...properties: readonly Moved[]): () => void {
  const nothing = Object.fromEntries(properties.map((property) => [property, ['none', 'none']]))
  const still = element.animate(nothing, { duration: 1, iterations: Number.POSITIVE_INFINITY, composite: 'add' })
  still.pause()
  return () => still.cancel()
}

type Moved = 'transform' | 'translate' | 'scale'

/** What turns in each frame, handed to the compositor as what floats is. */
export interface Pivot {
  /** Turns it to so many degrees, whatever its style says. */
  turn(degrees: number): void
  /** Its style says again how it is turned. */
  end(): void
}

/**
 * What is turned goes straight to its layer only while a turn is really being played (its corners may need a mask): so one is that
 * takes a hundred days, and in each frame it is put to where it is wanted.
 */
export function rotateOnCompositor(element: Element): Pivot {
  let round: Animation | undefined
  return {
    turn(degrees) {
      round ??= element.animate({ rotate: ['0deg', '360deg'] }, ROUND_MS)
      round.currentTime = ((((degrees % 360) + 360) % 360) / 360) * ROUND_MS
    },
    end() {
      round?.cancel()
      round = undefined
    },
  }
}

const ROUND_MS = 100 * 24 * 60 * 60 * 1000
