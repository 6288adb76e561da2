import { useEffect, useRef } from 'preact/hooks'
import { partOfStep, stepsDue } from './steps.ts'

interface Loop {
  /** One step of the simulation. */
  readonly step: () => void
  /** Draws what there is now. @param ahead how much of the next step has gone by, 0 to 1 */
  readonly draw: (ahead: number) => void
}

/** Runs the simulation in fixed steps and draws once a frame, while it is to run; else nothing is asked of the browser. */
export function useLoop(loop: Loop, isRunning: boolean): void {
  const current = useRef(loop)
  current.current = loop
  useEffect(() => {
    if (!isRunning) return
    let [last, rest] = [performance.now(), 0]
    let frame = requestAnimationFrame(run)
    function run(now: number) {
      const due = stepsDue(rest, now - last)
      last = now
      rest = due.rest
      for (let step = 0; step < due.steps; step++) current.current.step()
      current.current.draw(partOfStep(rest))
      frame = requestAnimationFrame(run)
    }
    return () => cancelAnimationFrame(frame)
  }, [isRunning])
}
