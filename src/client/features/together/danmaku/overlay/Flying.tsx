import { memo, useLayoutEffect, useRef } from 'react'
import type { ChatMessage } from '../../../../../shared/chat/frames.ts'
import { classes } from '../../../../ui/styles/classes.ts'
import type { Flight } from '../kernel/flights.ts'
import type { Flow } from '../model.ts'
import styles from './Layer.module.css'
import { MessageLine } from './MessageLine.tsx'
import { type ShownFlights, useFlights } from './use-flights.ts'
import { useMask } from './use-mask.ts'

interface FlyingProps {
  readonly flow: Flow
  /** Whether the search box is sending danmaku. */
  readonly isSending: boolean
  /** Called when all is to begin anew. */
  readonly restart: () => void
}

/** The messages that fly over the home screen, dissolving behind the clock and the search box. */
export function Flying({ flow, isSending, restart }: FlyingProps) {
  const layer = useRef<HTMLDivElement>(null)
  const lanes = useRef<HTMLDivElement>(null)
  const { flying, pitch, fly } = useFlights(lanes, flow, restart)
  useMask(layer)
  return (
    <div ref={layer} className={classes(styles.layer, isSending && styles.sending)} aria-hidden="true">
      <div ref={lanes} className={styles.lanes}>
        {flying.map((flight) => (
          <Line key={flight.key} flight={flight} top={flight.lane * pitch} fontSize={flow.fontSize} fly={fly} />
        ))}
      </div>
    </div>
  )
}

interface LineProps extends Pick<ShownFlights, 'fly'> {
  readonly flight: Flight<ChatMessage>
  readonly top: number
  readonly fontSize: number
}

/** Drawn once: others come and go. */
const Line = memo(({ flight, top, fontSize, fly }: LineProps) => {
  const line = useRef<HTMLDivElement>(null)
  // once for each message: where it begins is not changed
  const begin = useRef(() => {
    if (line.current !== null) fly(flight, line.current)
  })
  useLayoutEffect(() => begin.current(), [])
  return (
    <div ref={line} className={styles.line} style={{ top }}>
      <MessageLine message={flight.message} fontSize={fontSize} />
    </div>
  )
})
