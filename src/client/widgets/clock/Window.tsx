import { ReadingWindow } from '../../kit/components.ts'
import { useDocument } from '../../kit/documents.ts'
import type { AppProps } from '../../kit/widget.ts'
import { clocks } from './document.ts'
import { configOf } from './model.ts'
import { OwnClock } from './OwnClock.tsx'
import styles from './Window.module.css'
import { WorldClock } from './WorldClock.tsx'

/** The tile's own clock and how it looks, and the world clock; opened without a tile, the world clock alone. */
export default function Window({ subject }: AppProps) {
  const time24 = useDocument(clocks, (now) => configOf(now, subject).time24)
  return (
    <ReadingWindow>
      <div className={styles.content}>
        {subject !== '' && <OwnClock tile={subject} />}
        <WorldClock time24={time24} />
      </div>
    </ReadingWindow>
  )
}
