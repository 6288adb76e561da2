import { useRef } from 'preact/hooks'
import type { PointPhase } from '../kit/arcade/follow-pointer.ts'
import type { StagePoint } from '../kit/arcade/Stage.tsx'
import { CELL } from './look.ts'
import type { Action, Input } from './rules.ts'

/** A tap is shorter than this, in ms. */
const TAP_MS = 300
/** A swipe down drops the piece: so far, in units of the stage, within so many ms before the finger leaves. */
const FLICK = 2 * CELL
const FLICK_MS = 140

interface Trace {
  readonly time: number
  readonly y: number
}

interface Touch {
  /** Where the piece was dragged to last. */
  x: number
  y: number
  readonly since: number
  isDragged: boolean
  /** Where it was in the last moments. */
  traces: Trace[]
}

/** What fingers and the mouse do in the well: they drag the piece, a tap turns it, a swipe down drops it. */
export function useFingers(press: (action: Action) => void): {
  readonly onPoint: (point: StagePoint, phase: PointPhase) => void
  /** Forgets the finger, and how far it has dragged. */
  readonly clear: () => void
  /** How far the piece was dragged since this was asked last. */
  readonly takeDrag: () => NonNullable<Input['drag']>
} {
  const touch = useRef<Touch | undefined>(undefined)
  const drag = useRef({ columns: 0, rows: 0 })

  function move(now: Touch, { x, y }: StagePoint): void {
    const time = performance.now()
    now.traces = [...now.traces.filter((trace) => time - trace.time < FLICK_MS), { time, y }]
    const [columns, rows] = [Math.trunc((x - now.x) / CELL), Math.max(0, Math.trunc((y - now.y) / CELL))]
    if (columns === 0 && rows === 0) return
    // a finger that goes down does not shift the piece by the way, and the other way round
    const isAcross = Math.abs(columns) >= rows
    drag.current = {
      columns: drag.current.columns + (isAcross ? columns : 0),
      rows: drag.current.rows + (isAcross ? 0 : rows),
    }
    now.x = x
    now.y = y
    now.isDragged = true
  }

  function leave({ traces, since, isDragged }: Touch, { y }: StagePoint): void {
    const time = performance.now()
    const [first] = traces.filter((trace) => time - trace.time < FLICK_MS)
    if (first !== undefined && y - first.y >= FLICK) press('drop')
    else if (!isDragged && time - since < TAP_MS) press('turn')
  }

  const clear = () => {
    touch.current = undefined
    drag.current = { columns: 0, rows: 0 }
  }

  return {
    clear,
    onPoint(point, phase) {
      if (phase === 'down') {
        const { x, y } = point
        touch.current = { x, y, since: performance.now(), isDragged: false, traces: [{ time: performance.now(), y }] }
      }
      const now = touch.current
      if (now === undefined) return
      if (phase === 'move') move(now, point)
      if (phase !== 'up' && phase !== 'cancel') return
      touch.current = undefined
      if (phase === 'up') leave(now, point)
    },
    takeDrag() {
      const taken = drag.current
      drag.current = { columns: 0, rows: 0 }
      return taken
    },
  }
}
