import pages from 'virtual:game-pages'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { AppProps } from '../../../core/contribute/app.ts'
import { Spinner } from '../../../ui/components/spinner/Spinner.tsx'
import { Empty, Failed } from '../../../ui/components/state/State.tsx'
import styles from './GameView.module.css'
import { type At, useGame } from './host/use-game.ts'
import { gameName, useMessages } from './messages.ts'

/** How long the page of a game may take to say that it is there, in ms. */
const PATIENCE_MS = 15_000

/** A game in a frame of an opaque origin, which knows nothing but what it is told (security T22, T51). */
export default function GameView({ subject }: AppProps) {
  const messages = useMessages()
  const [attempt, setAttempt] = useState(0)
  const [at, setAt] = useState<At>('loading')
  const frame = useRef<HTMLIFrameElement>(null)
  const page = pages[subject]
  const openAnew = useCallback(() => {
    setAt('loading')
    setAttempt((now) => now + 1)
  }, [])
  useGame({ id: subject, frame, attempt, at, setAt, openAnew })
  useEffect(() => {
    if (at !== 'loading' || page === undefined) return
    const timer = setTimeout(() => setAt('failed'), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [at, page])
  if (page === undefined) return <Empty fit="page" title={messages('gone')} />
  if (at === 'failed' || at === 'flooded') {
    const [title, hint] =
      at === 'failed' ? (['notLoaded', 'notLoadedHint'] as const) : (['flooded', 'floodedHint'] as const)
    const action = { label: messages('retry'), run: openAnew }
    return (
      <Failed fit="page" title={messages(title, { name: gameName(subject) })} hint={messages(hint)} action={action} />
    )
  }
  return (
    <div className={styles.game} data-game-state={at}>
      {at === 'loading' && (
        <div className={styles.loading}>
          <Spinner size={32} />
        </div>
      )}
      <iframe
        key={attempt}
        ref={frame}
        className={styles.frame}
        title={gameName(subject)}
        src={page}
        sandbox="allow-scripts"
        allow="gamepad *; autoplay *"
        referrerPolicy="no-referrer"
        data-first-focus=""
      />
    </div>
  )
}
