/** Calls `draw` in every animation frame between `start` and `stop`. */
export function createFrameLoop(draw: (time: number) => void) {
  let frame = 0
  const run = (time: number) => {
    frame = requestAnimationFrame(run)
    draw(time)
  }
  return {
    start() {
      if (frame === 0) frame = requestAnimationFrame(run)
    },
    stop() {
      cancelAnimationFrame(frame)
      frame = 0
    },
  }
}
