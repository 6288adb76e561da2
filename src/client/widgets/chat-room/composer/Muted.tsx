import { useEffect, useState } from 'react'
import { Icon } from '../../../kit/components.ts'
import { lock } from '../../../kit/icons.ts'
import { timeAt } from '../../../kit/rules.ts'
import { civilTimeText, useLanguage } from '../../../kit/text.ts'
import { startTicking } from '../../../kit/time.ts'
import { useMessages } from '../messages.ts'
import styles from './Muted.module.css'

const HOUR_MS = 3_600_000

/** In place of the composer as long as the user may not write. @param until in ms since the epoch */
export function Muted({ until }: { readonly until: number }) {
  const messages = useMessages()
  const language = useLanguage()
  const [now, setNow] = useState(() => new Date())
  const left = until - now.getTime()
  const isBySecond = left < HOUR_MS
  useEffect(
    // time passes outside of React
    () => startTicking(setNow, isBySecond),
    [isBySecond],
  )
  return (
    <div className={styles.muted}>
      <Icon path={lock} size={18} />
      <div>
        <p className={styles.title}>
          {isBySecond
            ? messages('mutedFor', { time: minutesText(left) })
            : messages('mutedUntil', { time: civilTimeText(timeAt(new Date(until)), now, language) })}
        </p>
        <p className={styles.text}>{messages('mutedText')}</p>
      </div>
    </div>
  )
}

/** 08:42 */
function minutesText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const two = (count: number) => String(count).padStart(2, '0')
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`
}
