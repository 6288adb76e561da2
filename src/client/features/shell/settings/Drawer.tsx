import { type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useStore } from 'zustand'
import { useScreen } from '../../../core/page/screen.ts'
import { messageByKey, useMessageByKey } from '../../../core/text/i18n.ts'
import { Button } from '../../../ui/components/button/Button.tsx'
import { IconButton } from '../../../ui/components/icon-button/IconButton.tsx'
import { dataSelector, dataValue } from '../../../ui/dom.ts'
import { placeGlass } from '../../../ui/glass/glass-place.ts'
import { close as closeIcon, search } from '../../../ui/icons/home-paths.ts'
import { refresh } from '../../../ui/icons/paths.ts'
import { pressedShortcut } from '../../../ui/input/keyboard/shortcut.ts'
import { undoByKey } from '../../../ui/input/keyboard/undo-by-key.ts'
import { useCloseByBack } from '../../../ui/overlay/back/close-by-back.ts'
import { confirmDialog } from '../../../ui/overlay/dialog/dialogs.ts'
import { layerElement } from '../../../ui/overlay/layers.ts'
import { overlays } from '../../../ui/overlay/overlay.ts'
import { Sheet } from '../../../ui/overlay/sheet/Sheet.tsx'
import { showToast } from '../../../ui/overlay/toast/toast.ts'
import { showUndoToast } from '../../../ui/overlay/toast/undo-toast.ts'
import { classes } from '../../../ui/styles/classes.ts'
import surface from '../../../ui/styles/surface.module.css'
import { useUsable } from '../../data/socket/lazy.ts'
import styles from './Drawer.module.css'
import { drawerState } from './drawer-state.ts'
import type { Tab } from './form-tab.tsx'
import { messages, useMessages } from './messages.ts'
import { railOf, tabNamed } from './model.ts'
import { SearchResults } from './SearchResults.tsx'
import { TabRail } from './TabRail.tsx'

interface Props {
  readonly tabs: readonly Tab[]
  readonly open: boolean
  readonly close: () => void
}

/** The settings: a drawer at the right of the live page, on mobile a sheet. */
export function Drawer(props: Props) {
  return useScreen().mobile ? <Mobile {...props} /> : <Desktop {...props} />
}

/** The state of both layouts: the tabs, the current one, and whether the search is open. */
function useTabs(tabs: readonly Tab[], mobile: boolean) {
  const messages = useMessages()
  const text = useMessageByKey()
  const [isSearching, setSearching] = useState(false)
  const parts = railOf(tabs.filter(useUsable()), mobile)
  const tabName = useStore(drawerState, (now) => now.tab)
  const shown = parts.flat()
  const current = tabNamed(shown, tabName)
  const show = (tab: string) => {
    setSearching(false)
    if (tab !== current?.id || isSearching) drawerState.setState({ tab }, true)
  }
  const goTo = (tab: string, row: string) => drawerState.setState({ tab, row }, true)
  const row = useStore(drawerState, (now) => now.row)
  // wherever it was asked for
  if (row !== undefined && isSearching) setSearching(false)
  const title = isSearching || current === undefined ? messages('search') : text(`${current.texts}.tab`)
  return { parts, shown, current, title, show, goTo, isSearching, setSearching }
}

function Desktop({ tabs, open, close }: Props) {
  const messages = useMessages()
  const drawer = useRef<HTMLElement>(null)
  const { parts, shown, current, title, show, goTo, isSearching, setSearching } = useTabs(tabs, false)
  useFocus(drawer, open)
  useEffect(() => {
    // the home screen stays interactive; a press on it closes the drawer
    const press = ({ target }: PointerEvent) => {
      if (target instanceof Element && target.closest('[id^="layer-"]') === null) close()
    }
    // as long as nothing has the focus, such as between a dialog's end and its return
    const leave = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.activeElement !== document.body) return
      event.preventDefault()
      close()
    }
    addEventListener('pointerdown', press)
    addEventListener('keydown', leave)
    return () => {
      removeEventListener('pointerdown', press)
      removeEventListener('keydown', leave)
    }
  }, [close])
  const byKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) {
      event.preventDefault()
      if (isSearching) setSearching(false)
      else close()
    } else if (pressedShortcut(event) === 'Ctrl+F') {
      event.preventDefault()
      setSearching(true)
    } else undoByKey(event)
  }
  return createPortal(
    <section
      ref={(element) => {
        drawer.current = element
        return placeGlass(element)
      }}
      role="dialog"
      aria-label={messages('title')}
      className={classes(styles.drawer, surface.g3)}
      data-closing={open ? undefined : ''}
      inert={!open}
      onKeyDown={byKey}
    >
      <TabRail parts={parts} current={isSearching ? undefined : current?.id} show={show} />
      <div className={styles.pane}>
        <header className={styles.header}>
          <h2>{title}</h2>
          <IconButton
            icon={search}
            iconSize={16}
            label={messages('search')}
            pressed={isSearching}
            onClick={() => setSearching(!isSearching)}
          />
          {current?.reset === undefined || isSearching ? null : (
            <IconButton icon={refresh} iconSize={16} label={messages('reset')} onClick={() => void reset(current)} />
          )}
          <IconButton icon={closeIcon} iconSize={16} label={messages('close')} onClick={close} />
        </header>
        <div className={styles.body}>
          {isSearching ? <SearchResults tabs={shown} goTo={goTo} /> : <Panel tab={current} />}
        </div>
      </div>
    </section>,
    layerElement('drawer'),
  )
}

function Mobile({ tabs, open, close }: Props) {
  const messages = useMessages()
  const { parts, shown, current, title, show, goTo, isSearching, setSearching } = useTabs(tabs, true)
  useCloseByBack(open && isSearching, () => setSearching(false))
  return (
    <Sheet
      open={open}
      onClose={close}
      title={title}
      actions={
        <IconButton
          icon={search}
          size={36}
          label={messages('search')}
          pressed={isSearching}
          onClick={() => setSearching(!isSearching)}
        />
      }
      tall
      layer="drawer"
    >
      <div className={styles.sheet}>
        <TabRail mobile parts={parts} current={isSearching ? undefined : current?.id} show={show} />
        {isSearching ? <SearchResults tabs={shown} goTo={goTo} /> : <Panel tab={current} />}
        {current?.reset === undefined || isSearching ? null : (
          <Button onClick={() => void reset(current)}>{messages('reset')}</Button>
        )}
      </div>
    </Sheet>
  )
}

/** One tab; the row that a search result has opened gets the focus and a highlight. */
function Panel({ tab }: { readonly tab: Tab | undefined }) {
  const panel = useRef<HTMLDivElement>(null)
  const row = useStore(drawerState, (now) => now.row)
  const resetScroll = useCallback((element: HTMLDivElement | null) => {
    panel.current = element
    // a new tab starts at its top
    for (let at = element?.parentElement; at; at = at.parentElement) if (at.scrollTop > 0) at.scrollTop = 0
  }, [])
  useEffect(() => {
    const element = [...(panel.current?.querySelectorAll<HTMLElement>(dataSelector('form-row')) ?? [])].find(
      (one) => dataValue(one, 'form-row') === row,
    )
    if (row === undefined || element === undefined) return
    element.scrollIntoView({ block: 'center' })
    const control = element.querySelector<HTMLElement>('input') ?? element.querySelector('button')
    control?.focus({ preventScroll: true })
    element.animate([{ backgroundColor: 'var(--gk-accent-soft-2)' }, {}], { duration: 1600, easing: 'ease-in' })
    drawerState.setState({ tab: drawerState.getState().tab }, true)
  }, [row])
  if (tab === undefined) return null
  return (
    <div
      key={tab.id}
      ref={resetScroll}
      id="settings-panel"
      role="tabpanel"
      aria-labelledby={`settings-tab-${tab.id}`}
      className={styles.panel}
    >
      {tab.draw()}
    </div>
  )
}

/** Resets a tab to its defaults, after a confirmation where much would be lost; a toast tells it and offers undo. */
async function reset({ texts, asks, reset: resetTab }: Tab): Promise<void> {
  const isConfirmed =
    !asks ||
    (await confirmDialog({
      title: messages('resetTitle'),
      text: messageByKey(`${texts}.resetQuestion`),
      confirm: messages('resetConfirm'),
    }))
  if (!isConfirmed) return
  const tab = messageByKey(`${texts}.tab`)
  if (resetTab?.()) showUndoToast(messages('resetDone', { tab }))
  else showToast({ kind: 'info', text: messages('resetNothing', { tab }) })
}

const focusTab = (drawer: HTMLElement | null): void =>
  drawer?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus({ preventScroll: true })

/** Moves the focus into the drawer while it is open, and restores it afterwards. */
function useFocus(drawer: { readonly current: HTMLElement | null }, open: boolean): void {
  const opener = useRef<Element>(null)
  // before the panel's effect, which may move it on to a row
  useLayoutEffect(() => {
    if (open) {
      opener.current = document.activeElement
      focusTab(drawer.current)
      return
    }
    const now = document.activeElement
    // a focus that the user has moved elsewhere stays
    if (opener.current instanceof HTMLElement && (now === document.body || drawer.current?.contains(now)))
      opener.current.focus({ preventScroll: true })
  }, [drawer, open])
  useEffect(() => {
    if (!open) return undefined
    // what had the focus, or gets it back from a dialog, may be gone: a guest's button after the login
    const regain = () => document.activeElement === document.body && focusTab(drawer.current)
    const regainSoon = () => requestAnimationFrame(() => requestAnimationFrame(regain))
    const removals = new MutationObserver(regainSoon)
    if (drawer.current !== null) removals.observe(drawer.current, { childList: true, subtree: true })
    const unsubscribe = overlays.subscribe((now, before) => {
      if (now.length < before.length) regainSoon()
    })
    return () => {
      removals.disconnect()
      unsubscribe()
    }
  }, [drawer, open])
}
