import { useEffect, useState } from 'react'
import { Button } from '../../../../ui/components/button/Button.tsx'
import { Panel } from '../../../../ui/components/panel/Panel.tsx'
import { mascotMemory } from '../document.ts'
import { useMessages } from '../messages.ts'
import styles from './PetalGame.module.css'

interface CardProps {
  readonly title: string
  readonly text?: string | undefined
  readonly primary: string
  readonly onPrimary: () => void
  readonly onLeave: () => void
}

/** What lies over the yard while nothing falls. */
export function Card({ title, text, primary, onPrimary, onLeave }: CardProps) {
  const messages = useMessages()
  return (
    <Panel level={3} className={styles.card} role="group" aria-label={text === undefined ? title : `${title} ${text}`}>
      <p className={styles.title}>{title}</p>
      {text === undefined ? null : <p className={styles.text}>{text}</p>}
      <div className={styles.actions}>
        <Button onClick={onLeave}>{messages('play.leave')}</Button>
        <Button kind="primary" autoFocus onClick={onPrimary}>
          {primary}
        </Button>
      </div>
    </Panel>
  )
}

interface RoundEndProps {
  readonly caught: number
  readonly onAgain: () => void
  readonly onLeave: () => void
}

/** How a round has ended; the most that were ever caught are remembered. */
export function RoundEnd({ caught, onAgain, onLeave }: RoundEndProps) {
  const messages = useMessages()
  const [best] = useState(() => mascotMemory.get().mostCaught)
  useEffect(() => {
    if (caught > best) mascotMemory.update((known) => ({ ...known, mostCaught: caught }), { origin: 'program' })
  }, [caught, best])
  const isRecord = best > 0 && caught > best
  const isFirst = best === 0
  return (
    <Card
      title={messages('play.caught', { count: caught })}
      text={isRecord ? messages('play.record') : isFirst ? undefined : messages('play.best', { count: best })}
      primary={messages('play.again')}
      onPrimary={onAgain}
      onLeave={onLeave}
    />
  )
}
