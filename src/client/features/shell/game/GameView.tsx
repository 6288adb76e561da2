import pages from 'virtual:game-pages'
import { useEffect, useRef, useState } from 'react'
import type { FromGame } from '../../../../shared/games/bridge.ts'
import type { AppProps } from '../../../core/contribute/app.ts'
import { onLanguageChange } from '../../../core/text/i18n.ts'
import { Spinner } from '../../../ui/components/spinner/Spinner.tsx'
import { Empty, Failed } from '../../../ui/components/state/State.tsx'
import { openApp } from '../windows/index.ts'
import { gamesHere } from './document.ts'
import styles from './GameView.module.css'
import { type GameFrame, openGameFrame } from './host/frames.ts'
import { onLookChange, presentLook } from './host/look.ts'
import { keepResult, keepSaved, pastOf, startOf } from './host/play-game.ts'
import { gameName, useMessages } from './messages.ts'

/** How long the page of a game may take to say that it is there, in ms. */
const PATIENCE_MS = 15_000

type At = 'loading' | 'ready' | 'failed' | 'flooded'

/** A game in a frame of an opaque origin, which knows nothing but what it is told (security T22, T51). */
export default function GameView({ subject }: AppProps) {
  const messages = useMessages()
  const [attempt, setAttempt] = useState(0)
  const [at, setAt] = useState<At>('loading')
  const frame = useRef<HTMLIFrameElement>(null)
  const page = pages[subject]
  useGame(subject, frame, attempt, setAt)
  useEffect(() => {
    // not before it is visible
    if (at === 'ready' && frame.current !== null) takeFocus(frame.current)
    if (at !== 'loading' || page === undefined) return
    const timer = setTimeout(() => setAt('failed'), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [at, page])
  if (page === undefined) return <Empty fit="page" title={messages('gone')} />
  if (at === 'failed' || at === 'flooded') {
    const retry = () => {
      setAt('loading')
      setAttempt((now) => now + 1)
    }
    const [title, hint] =
      at === 'failed' ? (['notLoaded', 'notLoadedHint'] as const) : (['flooded', 'floodedHint'] as const)
    const action = { label: messages('retry'), run: retry }
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

/** The games in frames: hidden tabs keep theirs, without effects. */
const opened = new WeakMap<HTMLIFrameElement, GameFrame>()

/** Talks with the game in the frame while this view is there; the game pauses while the view is hidden. */
function useGame(
  id: string,
  frame: React.RefObject<HTMLIFrameElement | null>,
  attempt: number,
  setAt: (at: At) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt has a frame of its own
  useEffect(() => {
    const element = frame.current
    if (element === null) return
    const game = opened.get(element) ?? openIn(element, id, setAt)
    opened.set(element, game)
    game.tell({ type: 'resume' })
    const showLook = () => game.tell({ type: 'look', ...presentLook() })
    const endings = [onLookChange(showLook), onLanguageChange(showLook)]
    return () => {
      for (const end of endings) end()
      game.tell({ type: 'pause' })
      // a frame that is gone, not only hidden
      setTimeout(() => {
        if (!element.isConnected) game.end()
      })
    }
  }, [id, frame, attempt, setAt])
}

function openIn(element: HTMLIFrameElement, id: string, setAt: (at: At) => void): GameFrame {
  const game = openGameFrame(element, {
    start: () => startOf(id),
    receive: (message) => receive(message, id, element, game, setAt),
    onFlood: () => setAt('flooded'),
  })
  return game
}

function receive(
  message: FromGame,
  id: string,
  element: HTMLIFrameElement,
  game: GameFrame,
  setAt: (at: At) => void,
): void {
  switch (message.type) {
    case 'ready':
      setAt('ready')
      break
    case 'save':
      keepSaved(id, message)
      break
    case 'result':
      keepResult(id, message)
      game.tell({ type: 'past', past: pastOf(id) })
      break
    case 'sound':
      gamesHere.set({ isSoundOn: message.isOn })
      break
    case 'leave':
      openApp({ app: 'game-center' })
      break
    case 'key': {
      const { type: _, ...stroke } = message
      element.dispatchEvent(new KeyboardEvent('keydown', { ...stroke, bubbles: true, cancelable: true }))
    }
  }
}

/** The keys are the game's as soon as it can be played, unless the user is somewhere else. */
function takeFocus(element: HTMLIFrameElement): void {
  const { activeElement } = document
  if (activeElement === null || activeElement === document.body || activeElement.contains(element)) element.focus()
}
