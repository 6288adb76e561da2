import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { tell } from '../bridge/connect.ts'
import { useGamepad } from '../input/gamepad/use-gamepad.ts'
import { type KeyMap, once, useKeys } from '../input/keys.ts'
import { session } from '../session.ts'
import { useStore } from '../store.ts'
import { useKitTexts } from '../text/kit-texts.ts'
import { type Action, ActionButton } from './ActionButton.tsx'
import { Choice, type ChoiceOption, type ChoiceProps } from './Choice.tsx'
import { type Figure, Figures } from './Figures.tsx'
import styles from './GameTable.module.css'
import { type Help, HelpDialog } from './HelpDialog.tsx'
import { LookAtBoard } from './look-at-board.ts'
import { StatisticsDialog } from './StatisticsDialog.tsx'
import { Strip, type StripProps } from './Strip.tsx'

interface Props {
  readonly title: string
  /** One line that says what it is about. */
  readonly subtitle?: string
  readonly figures: readonly Figure[]
  /** What the player can do, beside statistics, help and sound, which every game has. */
  readonly actions: readonly Action[]
  readonly variants?: ChoiceProps
  /** All ways to play, where there are more than `variants` offers; each has its own statistics. */
  readonly ways?: readonly ChoiceOption[]
  readonly help: Help
  /** Further keys of the board; those of the actions are theirs. */
  readonly keys?: KeyMap
  /**
   * `column`: title and figures above the board, actions below. `bar`: all in one line above a board that fills the rest.
   * `side`: beside the board.
   */
  readonly layout: 'column' | 'bar' | 'side'
  /** The screen that lies over the table, such as how a game has ended. */
  readonly screen?: ComponentChildren
  /** What `side` has below the figures, such as a list of the moves. */
  readonly side?: ComponentChildren
  /** A line of words by the board, below it or beside it. */
  readonly strip?: StripProps
  readonly children: ComponentChildren
}

/** The frame of a game: its name, its figures, what can be done, and the board in the room that is left. */
export function GameTable({
  title,
  subtitle,
  figures,
  actions,
  variants,
  ways = variants?.options,
  help,
  keys,
  layout,
  screen,
  side,
  strip,
  children,
}: Props) {
  const say = useKitTexts()
  const isSoundOn = useStore(session).isSoundOn
  const [dialog, setDialog] = useState<'help' | 'statistics' | undefined>(undefined)
  const sound: Action = {
    icon: isSoundOn ? 'soundOn' : 'soundOff',
    label: say('sound'),
    isOn: isSoundOn,
    shortcut: 'm',
    isMinor: true,
    run: () => {
      session.patch({ isSoundOn: !isSoundOn })
      tell({ type: 'sound', isOn: !isSoundOn })
    },
  }
  const helpAction: Action = {
    icon: 'help',
    label: say('help'),
    shortcut: '?',
    isMinor: true,
    run: () => setDialog('help'),
  }
  const statistics: Action = {
    icon: 'stats',
    label: say('statistics'),
    shortcut: 't',
    isMinor: true,
    run: () => setDialog('statistics'),
  }
  const common = [statistics, helpAction, sound]
  const all = [...actions, ...common]
  // beside the board they stand by the name
  const inHead = layout === 'side' ? common : []
  const actionKeys = Object.fromEntries(
    all.flatMap(({ shortcut, run, isDisabled }) =>
      shortcut === undefined || isDisabled ? [] : [[shortcut, once(run)] as const],
    ),
  )
  const hasScreen = screen !== undefined && screen !== null && screen !== false
  const [isLooking, setLooking] = useState(false)
  if (isLooking && !hasScreen) setLooking(false) // another game
  const isOverlaid = hasScreen && !isLooking
  useKeys({ ...keys, ...actionKeys }, isOverlaid)
  useGamepad()
  useEffect(() => {
    document.title = title
  }, [title])
  const closeDialog = () => setDialog(undefined)
  return (
    <main className={styles.table} data-layout={layout} data-game-table="">
      <header className={styles.head} data-controls="" inert={isOverlaid}>
        <div className={styles.names}>
          <h1>{title}</h1>
          {inHead.map((action) => (
            <ActionButton key={action.shortcut ?? action.icon} {...action} />
          ))}
          {subtitle !== undefined && <p>{subtitle}</p>}
        </div>
        {layout === 'bar' && variants !== undefined && <Choice {...variants} />}
        <Figures figures={figures} isInline={layout === 'bar'} />
      </header>
      <div className={styles.place} inert={isOverlaid}>
        {children}
        {hasScreen && isLooking && <BackToResult onPress={() => setLooking(false)} />}
      </div>
      {side !== undefined && (
        <aside className={styles.side} inert={isOverlaid}>
          {side}
        </aside>
      )}
      {strip !== undefined && <Strip {...strip} isInert={isOverlaid} />}
      <footer className={styles.foot} data-controls="" inert={isOverlaid}>
        {all.map((action) => (
          <ActionButton
            key={action.shortcut ?? action.icon}
            {...action}
            isCommon={common.includes(action)}
            isTwin={inHead.includes(action)}
          />
        ))}
        {layout !== 'bar' && variants !== undefined && <Choice {...variants} />}
      </footer>
      {isOverlaid && <LookAtBoard.Provider value={() => setLooking(true)}>{screen}</LookAtBoard.Provider>}
      {dialog === 'help' && <HelpDialog title={title} {...help} onClose={closeDialog} />}
      {dialog === 'statistics' && <StatisticsDialog title={title} ways={ways} onClose={closeDialog} />}
    </main>
  )
}

/** Over a board that is looked at once more, after the game. */
function BackToResult({ onPress }: { readonly onPress: () => void }) {
  const say = useKitTexts()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  return (
    <button ref={button} type="button" className={styles.result} onClick={onPress}>
      {say('backToResult')}
    </button>
  )
}
