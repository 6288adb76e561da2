import { useCallback, useId, useRef, useState } from 'react'
import { IconButton, ReadingWindow, Tabs } from '../../kit/components.ts'
import { useViewRequest } from '../../kit/desktop.ts'
import { useDocument } from '../../kit/documents.ts'
import { more } from '../../kit/icons.ts'
import { openOverlay } from '../../kit/interaction.ts'
import type { AppProps } from '../../kit/widget.ts'
import { timers } from './document.ts'
import { useMessages } from './messages.ts'
import { KINDS, type Kind, kindOfTile } from './model.ts'
import { requestedKind } from './requested-kind.ts'
import { useTimerKeys } from './use-timer-keys.ts'
import { FadingRow } from './views/FadingRow.tsx'
import { PomodoroView } from './views/PomodoroView.tsx'
import { StopwatchView } from './views/StopwatchView.tsx'
import { TimersView } from './views/TimersView.tsx'
import styles from './Window.module.css'

/** @param tile that the window was opened from; empty for none */
const openSettings = (tile: string): void =>
  void openOverlay(
    () => import('./views/SettingsDialog.tsx'),
    ({ SettingsDialog }, state) => <SettingsDialog {...state} tile={tile} />,
  )

/** Timers, stopwatch and pomodoro, each in a tab of its own; opened from a tile, what that shows. */
export default function Window({ subject }: AppProps) {
  const messages = useMessages()
  const id = useId()
  const view = useRef<HTMLDivElement>(null)
  const ofTile = useDocument(timers, (now) => kindOfTile(now, subject))
  const [chosen, setChosen] = useState<Kind>()
  const kind = chosen ?? ofTile
  useViewRequest(
    requestedKind,
    useCallback((asked) => setChosen(asked), []),
  )
  useTimerKeys(view, kind)
  return (
    <ReadingWindow>
      <div ref={view} className={styles.content}>
        <header className={styles.head}>
          <FadingRow className={styles.kinds}>
            <Tabs
              id={id}
              label={messages('kinds')}
              tabs={KINDS.map((one) => ({ id: one, name: messages(`kind.${one}`) }))}
              current={kind}
              onChange={setChosen}
            />
          </FadingRow>
          <IconButton
            className={styles.more ?? ''}
            icon={more}
            label={messages('settingsTitle')}
            aria-haspopup="dialog"
            onClick={() => openSettings(subject)}
          />
        </header>
        <div id={`${id}-panel`} className={styles.panel} role="tabpanel" aria-labelledby={`${id}-${kind}`}>
          {kind === 'timer' ? <TimersView /> : kind === 'stopwatch' ? <StopwatchView /> : <PomodoroView />}
        </div>
      </div>
    </ReadingWindow>
  )
}
