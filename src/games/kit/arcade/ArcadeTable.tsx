import type { ComponentProps } from 'preact'
import { type KeyMap, once } from '../input/keys.ts'
import { EndScreen } from '../table/EndScreen.tsx'
import { GameTable } from '../table/GameTable.tsx'
import { useActions } from '../table/use-actions.ts'
import { formatDuration } from '../text/format.ts'
import { useKitTexts } from '../text/kit-texts.ts'
import { countShown } from './arcade.ts'
import { PauseOverlay } from './PauseOverlay.tsx'
import styles from './Stage.module.css'
import type { Running } from './use-arcade.ts'
import { useEnded } from './use-ended.ts'

type TableProps = ComponentProps<typeof GameTable>
type Fact = ComponentProps<typeof EndScreen>['facts'][number]

interface Props<State, Input> extends Omit<TableProps, 'actions' | 'screen' | 'keys'> {
  readonly running: Running<State, Input>
  readonly keys: KeyMap
  /** How it is played, in one line. */
  readonly hint: string
  /** What the result is in words, and what else is told of it; how long it took is told by itself. */
  readonly end: { readonly value: string; readonly facts: readonly Fact[] }
  /** Begins the game, or goes on with it, without anything that was pressed before. */
  readonly onStart: () => void
}

/** The frame of an arcade game: what it has beside its stage, its pause, the countdown after it, and its end. */
export function ArcadeTable<State, Input>({
  running: { arcade, phase },
  keys,
  hint,
  end,
  help,
  onStart,
  children,
  ...table
}: Props<State, Input>) {
  const say = useKitTexts()
  const actions = useActions()
  const hasEnded = useEnded(phase)
  const count = countShown(arcade.store.get())
  const restart = () => {
    arcade.begin(arcade.result().variant)
    onStart()
  }
  const pause = () => {
    if (phase === 'running') arcade.pause()
    else if (phase === 'counting') arcade.skipCountdown()
    else onStart()
  }
  const screen = () => {
    const result = arcade.result()
    const time = { label: say('time'), value: formatDuration(result.ms ?? 0) }
    return (
      <EndScreen result={result} measure="score" value={end.value} facts={[...end.facts, time]} onAgain={restart} />
    )
  }
  return (
    <GameTable
      {...table}
      actions={[
        actions.restart(restart),
        {
          icon: 'pause',
          label: say('pause'),
          shortcut: 'p',
          isMinor: table.layout !== 'side',
          isOn: phase === 'paused',
          isDisabled: phase === 'ready' || phase === 'over',
          run: pause,
        },
      ]}
      help={{
        ...help,
        keys: [...help.keys, [keys[' '] === undefined ? 'Space P' : 'P', say('pauseKey')], ['R', say('restart')]],
      }}
      keys={{ p: once(pause), ' ': once(pause), ...keys }}
      screen={hasEnded && screen()}
    >
      {children}
      {(phase === 'ready' || phase === 'paused') && (
        <PauseOverlay isPaused={phase === 'paused'} hint={hint} onStart={onStart} />
      )}
      {count > 0 && (
        <b key={count} className={styles.count} aria-hidden="true">
          {count}
        </b>
      )}
    </GameTable>
  )
}
