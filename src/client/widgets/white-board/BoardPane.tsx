import { type ComponentType, useEffect, useState } from 'react'
import { Failed, Spinner } from '../../kit/components.ts'
import type { Document } from '../../kit/documents.ts'
import { nameOf } from './actions.ts'
import styles from './BoardPane.module.css'
import { useMessages } from './messages.ts'
import type { Board, Scene } from './model.ts'
import { openScene } from './scenes.ts'

interface CanvasProps {
  readonly board: string
  readonly name: string
  readonly scene: Document<Scene>
}

type State =
  | { readonly at: 'loading' | 'failed' }
  | { readonly at: 'ready'; readonly Canvas: ComponentType<CanvasProps>; readonly scene: Document<Scene> }

/** A board's canvas once program and drawing are loaded; if the program cannot be, it can be tried again. */
export function BoardPane({ board }: { readonly board: Board }) {
  const messages = useMessages()
  const [state, setState] = useState<State>({ at: 'loading' })
  useEffect(() => {
    // loading is a side effect
    if (state.at !== 'loading') return
    let isCurrent = true
    const show = (next: State) => isCurrent && setState(next)
    Promise.all([import('./canvas/Canvas.tsx'), openScene(board.id)]).then(
      ([{ default: Canvas }, scene]) => show({ at: 'ready', Canvas, scene }),
      () => show({ at: 'failed' }),
    )
    return () => {
      isCurrent = false
    }
  }, [board.id, state.at])
  if (state.at === 'ready')
    return (
      <div className={styles.pane}>
        <state.Canvas board={board.id} name={nameOf(board)} scene={state.scene} />
      </div>
    )
  return (
    <div className={styles.pane}>
      {state.at === 'failed' ? (
        <Failed
          fit="page"
          title={messages('notLoaded')}
          hint={messages('notLoadedHint')}
          action={{ label: messages('retry'), run: () => setState({ at: 'loading' }) }}
        />
      ) : (
        <div role="status" aria-label={messages('loading')}>
          <Spinner size={32} />
        </div>
      )}
    </div>
  )
}
