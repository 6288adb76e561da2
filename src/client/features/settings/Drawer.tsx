import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useStore } from 'zustand'
import { shortcutOf } from '../../../shared/lib/text/shortcut.ts'
import { history } from '../../core/history.ts'
import { messageByKey, useMessageByKey } from '../../core/i18n.ts'
import { useScreen } from '../../core/screen.ts'
import { Button } from '../../ui/components/button/Button.tsx'
import { IconButton } from '../../ui/components/icon-button/IconButton.tsx'
import { dataSelector, dataValue } from '../../ui/dom.ts'
import type { Tab } from '../../ui/form/tab.tsx'
import { placeGlass } from '../../ui/glass/glass-place.ts'
import { close as closeIcon, search } from '../../ui/icons/home-paths.ts'
import { refresh } from '../../ui/icons/paths.ts'
import { confirmDialog } from '../../ui/overlay/dialog/dialogs.ts'
import { layerElement } from '../../ui/overlay/layers.ts'
import { Sheet } from '../../ui/overlay/sheet/Sheet.tsx'
import { showUndoable } from '../../ui/overlay/toast/undo-toast.ts'
import { classes } from '../../ui/styles/classes.ts'
import surface from '../../ui/styles/surface.module.css'
import styles from './Drawer.module.css'
import { drawerState } from './drawer-state.ts'
import { messages, useMessages } from './messages.ts'
import { railOf, tabNamed } from './model.ts'
import { SearchResults } from './SearchResults.tsx'
import { TabRail } from './TabRail.tsx'

interface Props {
  readonly tabs: readonly Tab[]
  readonly open: boolean
  readonly close: () => void
}

/** The settings: a drawer at the right beside the living page, on mobile a sheet. */
export function Drawer(props: Props) {
  return useScreen().mobile ? <Mobile {...props} /> : <Desktop {...props} />
}

/** What both show: the tabs that there are, the one on top, and whether something is being looked for. */
function useTabs(tabs: readonly Tab[], mobile: boolean) {
  const messages = useMessages()
  const text = useMessageByKey()
  const [looking, setLooking] = useState(false)
  const parts = railOf(tabs, mobile)
  const wanted = useStore(drawerState, (now) => now.tab)
  const shown = parts.flat()
  const current = tabNamed(shown, wanted)
  const show = (tab: string) => {
    setLooking(false)
    if (tab !== current?.id || looking) drawerState.setState({ tab }, true)
  }
  const go = (tab: string, row: string) => {
    setLooking(false)
    drawerState.setState({ tab, row }, true)
  }
  const title = looking || current === undefined ? messages('search') : text(`${current.texts}.tab`)
  return { parts, shown, current, title, show, go, looking, setLooking }
}

function Desktop({ tabs, open, close }: Props) {
  const messages = useMessages()
  const drawer = useRef<HTMLElement>(null)
  const { parts, shown, current, title, show, go, looking, setLooking } = useTabs(tabs, false)
  useFocus(drawer, open)
  useEffect(() => {
    // the home screen stays alive beside the drawer; a press there ends it
    const press = ({ target }: PointerEvent) => {
      if (target instanceof Element && target.closest('[id^="layer-"]') === null) close()
    }
    addEventListener('pointerdown', press)
    return () => removeEventListener('pointerdown', press)
  }, [close])
  const byKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) {
      event.preventDefault()
      if (looking) setLooking(false)
      else close()
    } else if (shortcutOf(event) === 'Ctrl+F') {
      event.preventDefault()
      setLooking(true)
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
      className={classes(styles['drawer'], surface['g3'])}
      data-closing={open ? undefined : ''}
      inert={!open}
      onKeyDown={byKey}
    >
      <TabRail parts={parts} current={looking ? undefined : current?.id} show={show} />
      <div className={styles['pane']}>
        <header className={styles['header']}>
          <h2>{title}</h2>
          <IconButton
            icon={search}
            iconSize={16}
            label={messages('search')}
            pressed={looking}
            onClick={() => setLooking(!looking)}
          />
          {current === undefined || looking ? null : (
            <IconButton icon={refresh} iconSize={16} label={messages('reset')} onClick={() => void reset(current)} />
          )}
          <IconButton icon={closeIcon} iconSize={16} label={messages('close')} onClick={close} />
        </header>
        <div className={styles['body']}>
          {looking ? <SearchResults tabs={shown} go={go} /> : <Panel tab={current} />}
        </div>
      </div>
    </section>,
    layerElement('drawer'),
  )
}

function Mobile({ tabs, open, close }: Props) {
  const messages = useMessages()
  const { parts, shown, current, title, show, go, looking, setLooking } = useTabs(tabs, true)
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
          pressed={looking}
          onClick={() => setLooking(!looking)}
        />
      }
      tall
      layer="drawer"
    >
      <div className={styles['sheet']}>
        <TabRail mobile parts={parts} current={looking ? undefined : current?.id} show={show} />
        {looking ? <SearchResults tabs={shown} go={go} /> : <Panel tab={current} />}
        {current === undefined || looking ? null : (
          <Button onClick={() => void reset(current)}>{messages('reset')}</Button>
        )}
      </div>
    </Sheet>
  )
}

/** What is changed here is undone here; a text has an undo of its own. */
function undoByKey(event: KeyboardEvent) {
  const travel = { 'Ctrl+Z': history.undo, 'Ctrl+Shift+Z': history.redo }[shortcutOf(event) ?? '']
  const { target } = event
  if (travel === undefined || (target instanceof HTMLInputElement && !/^(range|checkbox|radio)$/.test(target.type)))
    return
  event.preventDefault()
  travel()
}

/** One tab; a search has led to one of its rows, which then has the focus and shows itself. */
function Panel({ tab }: { readonly tab: Tab | undefined }) {
  const panel = useRef<HTMLDivElement>(null)
  const row = useStore(drawerState, (now) => now.row)
  const stand = useCallback((element: HTMLDivElement | null) => {
    panel.current = element
    // each tab begins at its beginning, wherever the one before was left
    for (let at = element?.parentElement; at; at = at.parentElement) if (at.scrollTop > 0) at.scrollTop = 0
  }, [])
  useEffect(() => {
    const found = [...(panel.current?.querySelectorAll<HTMLElement>(dataSelector('form-row')) ?? [])].find(
      (one) => dataValue(one, 'form-row') === row,
    )
    if (row === undefined || found === undefined) return
    found.scrollIntoView({ block: 'center' })
    const control = found.querySelector<HTMLElement>('input') ?? found.querySelector('button')
    control?.focus({ preventScroll: true })
    found.animate([{ backgroundColor: 'var(--gk-accent-soft-2)' }, {}], { duration: 1600, easing: 'ease-in' })
    drawerState.setState({ tab: drawerState.getState().tab }, true)
  }, [row])
  if (tab === undefined) return null
  return (
    <div
      key={tab.id}
      ref={stand}
      id="settings-panel"
      role="tabpanel"
      aria-labelledby={`settings-tab-${tab.id}`}
      className={styles['panel']}
    >
      {tab.draw()}
    </div>
  )
}

/** Takes a tab back to its defaults; asked about first where much would go, and undone by one press. */
async function reset({ texts, asks, reset: act }: Tab): Promise<void> {
  const sure =
    !asks ||
    (await confirmDialog({
      title: messages('resetTitle'),
      text: messageByKey(`${texts}.resetQuestion`),
      confirm: messages('resetConfirm'),
    }))
  if (!sure) return
  act()
  showUndoable(messages('resetDone', { tab: messageByKey(`${texts}.tab`) }))
}

/** The drawer has the focus while it is open, and gives it back. */
function useFocus(drawer: { readonly current: HTMLElement | null }, open: boolean): void {
  const before = useRef<Element>(null)
  useEffect(() => {
    if (open) {
      before.current = document.activeElement
      drawer.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus({ preventScroll: true })
      return
    }
    const now = document.activeElement
    // whoever has gone on elsewhere stays there
    if (before.current instanceof HTMLElement && (now === document.body || drawer.current?.contains(now)))
      before.current.focus({ preventScroll: true })
  }, [drawer, open])
}
