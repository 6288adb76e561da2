import { useEffect, useState } from 'react'
import type { ChatMessage } from '../../../../../shared/chat/frames.ts'
import { classes } from '../../../../ui/styles/classes.ts'
import { listedSize } from '../kernel/sizes.ts'
import { StillList } from '../stage/StillList.tsx'
import { followMessages } from './follow-messages.ts'
import styles from './Layer.module.css'
import { MessageLine } from './MessageLine.tsx'

/** How many messages are in the list. */
const STILL_LINES = 3

/** How long each stays, in ms. */
const STAY_MS = 15_000

interface Line {
  readonly message: ChatMessage
  /** In ms of `performance.now()`. */
  readonly until: number
}

const drawPlated = (message: ChatMessage) => <MessageLine message={message} isPlated />

interface StillMessagesProps {
  readonly isRefTen: boolean
  readonly fontSize: number
}

/** The last messages as a list, for whoever wants nothing to move; each stays for a while. */
export function StillMessages({ isRefTen, fontSize }: StillMessagesProps) {
  const [lines, setLines] = useState<readonly Line[]>([])
  useEffect(
    () =>
      followMessages(isRefTen, {
        show(messages) {
          const until = performance.now() + STAY_MS
          setLines((now) => [...now, ...messages.map((message) => ({ message, until }))].slice(-STILL_LINES))
        },
        hide: (isGone) => setLines((now) => now.filter(({ message }) => !isGone(message))),
      }),
    [isRefTen],
  )
  const next = lines[0]?.until
  useEffect(() => {
    // the oldest goes when its time is over
    if (next === undefined) return undefined
    const timer = setTimeout(
      () => setLines((now) => now.filter(({ until }) => until > next)),
      Math.max(0, next - performance.now()),
    )
    return () => clearTimeout(timer)
  }, [next])
  return (
    <StillList
      className={classes(styles.layer, styles.still)}
      messages={lines.map(({ message }) => message)}
      keyOf={({ chatId }) => chatId}
      sizeOf={({ size }) => listedSize(size, fontSize)}
      draw={drawPlated}
    />
  )
}
