import { type ComponentType, render } from 'preact'
import type { Look, ToGame } from '../../shared/games/bridge.ts'
import { LANGUAGE_TABLE } from '../../shared/languages.ts'
import { connect } from './bridge/connect.ts'
import { flush, keptState, noteKept } from './bridge/save.ts'
import { BrokenScreen } from './broken/BrokenScreen.tsx'
import { ErrorBoundary } from './broken/ErrorBoundary.tsx'
import './base.css'
import { session } from './session.ts'

/** The keys of what each table has: statistics, help, sound. */
const TABLE_KEYS = ['t', '?', 'm']

/** The props of a game's view: what is kept of the game that is under way. */
export interface GameProps {
  readonly saved: string | undefined
}

/**
 * Starts a game in its page: once the page around it has told who plays and where the game was left, its view is drawn.
 * @param keys those that the game takes beside those of every table, as `KeyboardEvent.key` names them
 */
export function startGame(View: ComponentType<GameProps>, keys: readonly string[]): void {
  const root = document.body
  const draw = (saved: string | undefined) => {
    const retry = (isFresh: boolean) => {
      render(null, root)
      draw(isFresh ? undefined : keptState())
    }
    const broken = () => <BrokenScreen canResume={keptState() !== undefined} onRetry={retry} />
    render(
      <ErrorBoundary fallback={broken}>
        <View saved={saved} />
      </ErrorBoundary>,
      root,
    )
    // what throws outside of a view, such as a frame of an animation
    const fail = () => render(broken(), root)
    window.onerror = fail
    window.onunhandledrejection = fail
  }
  addEventListener('pagehide', flush)
  connect([...keys, ...TABLE_KEYS], (message) => receive(message, draw))
}

function receive(message: ToGame, draw: (saved: string | undefined) => void): void {
  switch (message.type) {
    case 'start': {
      const { type: _, state, ...others } = message
      session.patch(others)
      show(message)
      noteKept(state)
      draw(state)
      break
    }
    case 'look':
      session.patch({ ...message })
      show(message)
      break
    case 'past':
      session.patch({ past: message.past })
      break
    case 'wish':
      session.patch({ wish: message.variant })
      break
    case 'pause':
      session.patch({ isCovered: true })
      flush()
      break
    case 'resume':
      session.patch({ isCovered: false })
  }
}

function show({ language, theme, primary, isMotionReduced }: Look): void {
  const { documentElement } = document
  documentElement.lang = LANGUAGE_TABLE[language].regional
  documentElement.dataset.theme = theme
  documentElement.toggleAttribute('data-reduced-motion', isMotionReduced)
  documentElement.style.setProperty('--gk-primary', primary)
}
