import { memo, type ReactNode } from 'react'
import { heightOf } from '../kernel/sizes.ts'
import styles from './Flying.module.css'
import type { ShownFlights } from './use-flights.ts'

interface FlyingProps<T> {
  readonly flights: ShownFlights<T>
  /** Draws a message in the size of its text; the same function each time. */
  readonly draw: (message: T) => ReactNode
}

/** The messages that fly, over the whole of what they are in. */
export function Flying<T>({ flights: { conveyor, flying, flow, sizeOf }, draw }: FlyingProps<T>) {
  const pitch = heightOf(flow.fontSize) + flow.top
  return (
    <div ref={conveyor} className={styles.conveyor}>
      {flying.map(({ key, message, lane, span }) => (
        <Line
          key={key}
          message={message}
          size={sizeOf(message)}
          top={lane * pitch}
          left={span?.place ?? 0}
          draw={draw}
        />
      ))}
    </div>
  )
}

interface LineProps<T> extends Pick<FlyingProps<T>, 'draw'> {
  readonly message: T
  /** All in px. */
  readonly size: number
  readonly top: number
  readonly left: number
}

/** Drawn once: others come and go. */
const Line = memo(({ message, size, top, left, draw }: LineProps<unknown>) => (
  <div className={styles.line} style={{ top, fontSize: size, transform: `translateX(${left}px)` }}>
    {draw(message)}
  </div>
)) as <T>(props: LineProps<T>) => ReactNode
