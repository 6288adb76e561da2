import { createElement, memo, useState } from 'react'
import { createPortal } from 'react-dom'
import { useStore } from 'zustand'
import { useDocument } from '../../../core/react.ts'
import { Button } from '../../../ui/components/button/Button.tsx'
import { placeGlass } from '../../../ui/glass/glass-place.ts'
import { lock } from '../../../ui/icons/paths.ts'
import { roving } from '../../../ui/input/roving.ts'
import { openOverlay } from '../../../ui/overlay/overlay.ts'
import { showUndoToast } from '../../../ui/overlay/toast/undo-toast.ts'
import { classes } from '../../../ui/styles/classes.ts'
import surface from '../../../ui/styles/surface.module.css'
import { home, iconSettings } from '../../home/index.ts'
import { revertTo, sessionStarts } from '../edit-session.ts'
import { useMessages } from '../messages.ts'
import { toggleLock } from '../mode-switch.ts'
import styles from './StatePill.module.css'

/**
 * The toolbar of an edit session: grid size, a button that reverts to the start, and the lock that ends the session.
 */
export const StatePill = memo(({ group }: { readonly group: string }) => {
  const messages = useMessages()
  const grid = useDocument(iconSettings, ({ freeGridSize }) => freeGridSize)
  const start = useStore(sessionStarts, (all) => all.get(group))
  const now = useDocument(home, (all) => all)
  const [stop, setStop] = useState(2)
  const layer = document.querySelector('#root > main')
  if (layer === null) return null
  const changed = start !== undefined && revertTo(now, start) !== now
  const stopAt = stop === 1 && !changed ? 2 : stop
  const asStop = (at: number) => ({ tabIndex: at === stopAt ? 0 : -1, onFocus: () => setStop(at) })
  const cancel = () => {
    if (start === undefined) return
    home.update((all) => revertTo(all, start))
    showUndoToast(messages('freeCancelled', { name: start.group.name }))
  }
  return createPortal(
    <div
      ref={placeGlass}
      role="toolbar"
      aria-label={messages('command.mode')}
      data-volatile=""
      className={classes(surface['g2'], surface['pill'], styles['pill'])}
      onKeyDown={roving('row')}
    >
      <span className={styles['name']}>{messages('command.mode')}</span>
      <button
        type="button"
        data-focus-stop=""
        {...asStop(0)}
        aria-haspopup="dialog"
        className={styles['grid']}
        onClick={({ currentTarget }) => openGrid(currentTarget.parentElement)}
      >
        {grid === 0 ? messages('freeNoGrid') : messages('freeGrid', { size: grid })}
      </button>
      <Button size="s" data-focus-stop="" {...asStop(1)} disabled={!changed} onClick={cancel}>
        {messages('freeCancel')}
      </Button>
      <Button
        size="s"
        kind="primary"
        icon={lock}
        data-focus-stop=""
        {...asStop(2)}
        className={styles['lock']}
        onClick={() => toggleLock(group)}
      >
        {messages('lock')}
      </Button>
    </div>,
    layer,
  )
})

const openGrid = (beside: HTMLElement | null): void =>
  void openOverlay(
    () => import('./GridPopover.tsx'),
    ({ GridPopover }, { open, close }) =>
      createElement(GridPopover, { anchor: { current: beside }, open, onClose: close }),
  )
