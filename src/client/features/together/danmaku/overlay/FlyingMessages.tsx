import { useCallback, useRef } from 'react'
import type { ChatMessage } from '../../../../../shared/chat/frames.ts'
import { classes } from '../../../../ui/styles/classes.ts'
import type { Flow } from '../kernel/flights.ts'
import { shownSize } from '../kernel/sizes.ts'
import { Flying } from '../stage/Flying.tsx'
import type { Listener } from '../stage/traffic.ts'
import { useFlights } from '../stage/use-flights.ts'
import { followMessages } from './follow-messages.ts'
import styles from './Layer.module.css'
import { MessageLine } from './MessageLine.tsx'
import { useMask } from './use-mask.ts'

interface FlyingMessagesProps {
  readonly isRefTen: boolean
  readonly flow: Flow
  /** Whether the search box is sending danmaku. */
  readonly isSending: boolean
}

const drawMessage = (message: ChatMessage) => <MessageLine message={message} />

/** The messages that fly over the home screen, dissolving behind the clock and the search box. */
export function FlyingMessages({ isRefTen, flow, isSending }: FlyingMessagesProps) {
  const layer = useRef<HTMLDivElement>(null)
  const { fontSize } = flow
  const sizeOf = useCallback(({ size }: ChatMessage) => shownSize(size, fontSize), [fontSize])
  const follow = useCallback((listener: Listener<ChatMessage>) => followMessages(isRefTen, listener), [isRefTen])
  const flights = useFlights({ flow, sizeOf, follow })
  useMask(layer)
  return (
    <div ref={layer} className={classes(styles.layer, isSending && styles.sending)} aria-hidden="true">
      <div className={styles.lanes}>
        <Flying flights={flights} draw={drawMessage} />
      </div>
    </div>
  )
}
