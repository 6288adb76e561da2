/**
 * Moves an element across the stage, from a px to another. It starts now, not when the browser is ready to: else a busy
 * page would let it come near the one before it.
 */
export function startFlight(line: Element, from: number, to: number, ms: number): Animation {
  const keyframes = [{ transform: `translateX(${from}px)` }, { transform: `translateX(${to}px)` }]
  const animation = line.animate(keyframes, { duration: ms, fill: 'both' })
  animation.startTime = performance.now()
  return animation
}

/** Holds an animation where it is now. */
export function pauseFlight(animation: Animation): void {
  const { startTime } = animation
  animation.pause()
  if (typeof startTime === 'number') animation.currentTime = performance.now() - startTime
}

/** Lets an animation that was held go on from where it is. */
export function resumeFlight(animation: Animation): void {
  const { currentTime } = animation
  if (typeof currentTime === 'number') animation.startTime = performance.now() - currentTime
}
