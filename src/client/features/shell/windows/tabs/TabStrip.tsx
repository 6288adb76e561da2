import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react'
import { findApp } from '../../../../core/contribute/registry.ts'
import { AppIcon } from '../../../../ui/components/app-icon/AppIcon.tsx'
import { Icon } from '../../../../ui/components/icon/Icon.tsx'
import { IconButton } from '../../../../ui/components/icon-button/IconButton.tsx'
import { close, plus } from '../../../../ui/icons/paths.ts'
import { roving } from '../../../../ui/input/keyboard/roving.ts'
import { revealInRow } from '../../../../ui/input/reveal-in-row.ts'
import { fadingRow, useOverflowFades } from '../../../../ui/input/size/use-overflow-fades.ts'
import { openMenu } from '../../../../ui/overlay/menu/menus.ts'
import { classes } from '../../../../ui/styles/classes.ts'
import { useMessages } from '../messages.ts'
import { activateTab, activeTab, closeTab, openTab, type WindowState, type WindowTab } from '../model.ts'
import { useTitle } from '../state/use-title.ts'
import { changeWindow } from '../state/window-state.ts'
import styles from './TabStrip.module.css'
import { panelId, tabId } from './tab-ids.ts'
import { tabMenu } from './tab-menu.tsx'
import { useTabDrag } from './use-tab-drag.ts'

/** The app that the "+" of the strip opens. */
const ADD_APP = 'add-icon'
/** How far a turn of the wheel scrolls the strip, in px (spec section 9). */
const SCROLL_STEP_PX = 100

/** The tabs of the open apps: one tab stop; arrows move between them, Delete closes one, dragging reorders them. */
export function TabStrip({ state }: { readonly state: WindowState }) {
  const messages = useMessages()
  const strip = useRef<HTMLDivElement>(null)
  const active = activeTab(state)
  useTabDrag(strip)
  useOverflowFades(strip)
  useEffect(() => {
    // the active tab may be out of view
    const tabs = [...(strip.current?.children ?? [])]
    const shown = tabs.find((tab) => tab.getAttribute('data-window-tab') === active?.key)
    if (strip.current !== null && shown !== undefined) revealInRow(strip.current, shown)
  }, [active])
  return (
    <div className={styles.strip}>
      <div
        ref={strip}
        className={classes(styles.tabs, fadingRow)}
        role="tablist"
        aria-label={messages('tabs')}
        onKeyDown={roving('row')}
        onWheel={({ currentTarget, deltaY, deltaX }) => {
          // sideways the browser scrolls itself
          if (deltaX === 0) currentTarget.scrollBy({ left: Math.sign(deltaY) * SCROLL_STEP_PX })
        }}
      >
        {state.tabs.map((tab) => (
          <Tab key={tab.key} tab={tab} state={state} isActive={tab === active} />
        ))}
      </div>
      {findApp(ADD_APP) === undefined ? null : (
        <IconButton
          icon={plus}
          size={28}
          iconSize={16}
          label={messages('addTab')}
          onClick={() => changeWindow((now) => openTab(now, { app: ADD_APP, subject: '', title: '' }))}
        />
      )}
    </div>
  )
}

interface TabProps {
  readonly tab: WindowTab
  readonly state: WindowState
  readonly isActive: boolean
}

function Tab({ tab, state, isActive }: TabProps) {
  const messages = useMessages()
  const title = useTitle(tab)
  const closeThis = () => changeWindow((now) => closeTab(now, tab.key))
  const openTabMenu = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault()
    const byKeyboard = event.button !== 2 && !event.ctrlKey
    const { left, bottom } = event.currentTarget.getBoundingClientRect()
    const at = byKeyboard ? { x: left, y: bottom } : { x: event.clientX, y: event.clientY }
    openMenu({ label: messages('tabMenu', { name: title }), items: tabMenu(state, tab), at, focusFirst: byKeyboard })
  }
  const byKey = (event: KeyboardEvent) => {
    if (event.key === 'Delete' || event.key === 'Backspace') closeThis()
    else return
    event.preventDefault()
  }
  return (
    <div className={styles.tab} role="presentation" data-active={isActive || undefined} data-window-tab={tab.key}>
      <button
        id={tabId(tab)}
        type="button"
        role="tab"
        data-focus-stop=""
        tabIndex={isActive ? 0 : -1}
        aria-selected={isActive}
        aria-controls={panelId(tab)}
        title={title}
        onClick={() => changeWindow((now) => activateTab(now, tab.key))}
        onAuxClick={({ button }) => button === 1 && closeThis()}
        onContextMenu={openTabMenu}
        onKeyDown={byKey}
      >
        <AppIcon id={tab.app} subject={tab.subject} size={16} />
        <span className={styles.name}>{title}</span>
      </button>
      {isActive ? (
        <button
          type="button"
          className={styles.close}
          // a tablist holds tabs alone; by keys it is Delete
          aria-hidden="true"
          tabIndex={-1}
          title={messages('closeTab', { name: title })}
          onClick={closeThis}
        >
          <Icon path={close} size={12} />
        </button>
      ) : null}
    </div>
  )
}
