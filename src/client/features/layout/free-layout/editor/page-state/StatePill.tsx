import { createElement, memo, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useStore } from 'zustand'
import { history, type StepCounts } from '../../../../../core/documents/history.ts'
import { useDocument } from '../../../../../core/documents/use-document.ts'
import { useMessageByKey } from '../../../../../core/text/i18n.ts'
import { Button } from '../../../../../ui/components/button/Button.tsx'
import { Icon } from '../../../../../ui/components/icon/Icon.tsx'
import { IconButton } from '../../../../../ui/components/icon-button/IconButton.tsx'
import { dataAttribute } from '../../../../../ui/dom.ts'
import { placeGlass } from '../../../../../ui/glass/glass-place.ts'
import { check, freeLayout, redo, undo } from '../../../../../ui/icons/paths.ts'
import { roving } from '../../../../../ui/input/keyboard/roving.ts'
import { shownShortcut } from '../../../../../ui/input/keyboard/shortcut.ts'
import { openOverlay } from '../../../../../ui/overlay/overlay.ts'
import { showUndoToast } from '../../../../../ui/overlay/toast/undo-toast.ts'
import { classes } from '../../../../../ui/styles/classes.ts'
import surface from '../../../../../ui/styles/surface.module.css'
import { home, iconSettings } from '../../../../data/home/index.ts'
import { revertTo, sessionStarts } from '../../edit-session.ts'
import { useMessages } from '../../messages.ts'
import { toggleLock } from '../../mode-switch.ts'
import styles from './StatePill.module.css'

interface StatePillProps {
  /** The id of the group that is edited. */
  readonly group: string
}

/** The toolbar of an edit session: grid size, undo and redo, back to the start, and "done", which locks the page. */
export const StatePill = memo(({ group }: StatePillProps) => {
  const messages = useMessages()
  const messageByKey = useMessageByKey()
  const grid = useDocument(iconSettings, ({ freeGridSize }) => freeGridSize)
  const steps = useStore(history.counts)
  const cancel = useCancel(group)
  const { bar, asStop } = useStops({ undo: steps.undo === 0, redo: steps.redo === 0, cancel: cancel === undefined })
  /** A button that its own press disables would lose the focus. */
  const takeStep = (step: keyof StepCounts) => {
    history[step]()
    if (history.counts.getState()[step] === 0)
      bar.current?.querySelector<HTMLElement>(':scope > button:last-of-type')?.focus()
  }
  const layer = document.querySelector('#root > main')
  if (layer === null) return null
  return createPortal(
    <div
      ref={bar}
      role="toolbar"
      aria-label={messages('command.mode')}
      data-volatile=""
      className={classes(surface.g2, surface.pill, styles.pill)}
      onKeyDown={roving('row')}
    >
      <Icon path={freeLayout} size={18} />
      <span className={styles.name}>{messages('command.mode')}</span>
      <button
        type="button"
        {...asStop('grid')}
        aria-haspopup="dialog"
        className={styles.grid}
        onClick={({ currentTarget }) => openGrid(currentTarget.parentElement)}
      >
        {grid === 0 ? messages('freeNoGrid') : messages('freeGrid', { size: grid })}
      </button>
      <span className={styles.steps}>
        <IconButton
          icon={undo}
          label={messageByKey('menus.command.undo')}
          shortcut={shownShortcut('Ctrl+Z')}
          tooltipPlacement="bottom"
          {...asStop('undo')}
          onClick={() => takeStep('undo')}
        />
        <IconButton
          icon={redo}
          label={messageByKey('menus.command.redo')}
          shortcut={shownShortcut('Ctrl+Shift+Z')}
          tooltipPlacement="bottom"
          {...asStop('redo')}
          onClick={() => takeStep('redo')}
        />
      </span>
      <Button size="s" {...asStop('cancel')} onClick={cancel}>
        {messages('freeCancel')}
      </Button>
      <Button
        size="s"
        kind="primary"
        icon={check}
        {...asStop(LAST)}
        className={styles.done}
        onClick={() => toggleLock(group)}
      >
        {messages('freeDone')}
      </Button>
    </div>,
    layer,
  )
})

type Stop = 'grid' | 'undo' | 'redo' | 'cancel' | typeof LAST

/** The control that is always enabled. */
const LAST = 'done'

/** The controls of the pill as one tab stop. */
function useStops(isDisabled: Readonly<Partial<Record<Stop, boolean>>>) {
  const bar = useRef<HTMLDivElement>(null)
  const [stop, setStop] = useState<Stop>(LAST)
  useLayoutEffect(() => placeGlass(bar.current), [])
  const tabStop = isDisabled[stop] ? LAST : stop
  return {
    bar,
    asStop: (at: Stop) => ({
      disabled: isDisabled[at] === true,
      tabIndex: at === tabStop ? 0 : -1,
      onFocus: () => setStop(at),
      [dataAttribute('focus-stop')]: isDisabled[at] ? undefined : '',
    }),
  }
}

/** What takes a group back to the start of its edit session; undefined while nothing differs. */
function useCancel(group: string): (() => void) | undefined {
  const messages = useMessages()
  const start = useStore(sessionStarts, (all) => all.get(group))
  const now = useDocument(home, (all) => all)
  if (start === undefined || revertTo(now, start) === now) return undefined
  return () => {
    home.update((all) => revertTo(all, start))
    showUndoToast(messages('freeCancelled', { name: start.group.name }))
  }
}

const openGrid = (beside: HTMLElement | null): void =>
  void openOverlay(
    () => import('./GridPopover.tsx'),
    ({ GridPopover }, { open, close }) =>
      createElement(GridPopover, { anchor: { current: beside }, open, onClose: close }),
  )
