/**
 * Promotes an element that moves in each frame to a compositor layer: a paused animation that adds nothing spares the
 * page its re-layering, which `will-change` does not (decision 0018).
 * @param properties the properties that will change
 * @returns ends the promotion
 */
export function promote(element: Element, ...properties: readonly PromotedProperty[]): () => void {
  const nothing = Object.fromEntries(properties.map((property) => [property, ['none', 'none']]))
  const still = element.animate(nothing, { duration: 1, iterations: Number.POSITIVE_INFINITY, composite: 'add' })
  still.pause()
  return () => still.cancel()
}

type PromotedProperty = 'transform' | 'translate' | 'scale'

/** A rotation on the compositor. */
export interface Pivot {
  /** Rotates to an angle in degrees, overriding the element's style. */
  rotateTo(degrees: number): void
  /** Returns the rotation to the element's style. */
  end(): void
}

/**
 * Rotates an element on the compositor. Only a running rotation stays there (rotated corners may need a mask), so one
 * of a hundred days runs, and each frame seeks it to the wanted angle (decision 0018).
 */
export function rotateOnCompositor(element: Element): Pivot {
  let round: Animation | undefined
  return {
    rotateTo(degrees) {
      round ??= element.animate({ rotate: ['0deg', '360deg'] }, FULL_TURN_MS)
      round.currentTime = ((((degrees % 360) + 360) % 360) / 360) * FULL_TURN_MS
    },
    end() {
      round?.cancel()
      round = undefined
    },
  }
}

const FULL_TURN_MS = 100 * 24 * 60 * 60 * 1000
