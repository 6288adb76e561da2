import { Button, ReadingWindow } from '../../kit/components.ts'
import { openApp } from '../../kit/desktop.ts'
import { useDocument } from '../../kit/documents.ts'
import { hourglass } from '../../kit/icons.ts'
import type { AppProps } from '../../kit/widget.ts'
import { clocks } from './document.ts'
import { useMessages } from './messages.ts'
import { configOf } from './model.ts'
import { OwnClock } from './OwnClock.tsx'
import styles from './Window.module.css'
import { WorldClock } from './WorldClock.tsx'

/** The door to the timers, the tile's own clock and how it looks, and the world clock; without a tile no clock of its own. */
export default function Window({ subject }: AppProps) {
  const messages = useMessages()
  const time24 = useDocument(clocks, (now) => configOf(now, subject).time24)
  return (
    <ReadingWindow>
      <div className={styles.content}>
        <Button className={styles.door} size="s" icon={hourglass} onClick={() => openApp({ app: 'timer' })}>
          {messages('timers')}
        </Button>
        {subject !== '' && <OwnClock tile={subject} />}
        <WorldClock time24={time24} />
      </div>
    </ReadingWindow>
  )
}
