import { type KeyboardEvent, type MouseEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useDocument } from '../../../core/react.ts'
import { findWidget } from '../../../core/registry.ts'
import { Icon } from '../../../ui/components/icon/Icon.tsx'
import { NamedIcon } from '../../../ui/components/icon/NamedIcon.tsx'
import { IconButton } from '../../../ui/components/icon-button/IconButton.tsx'
import { Art } from '../../../ui/components/tile-frame/TileFrame.tsx'
import { dataSelector } from '../../../ui/dom.ts'
import { folder, lock } from '../../../ui/icons/paths.ts'
import { roving } from '../../../ui/input/roving.ts'
import { Popover } from '../../../ui/overlay/popover/Popover.tsx'
import { home, itemFace, itemName } from '../../home/index.ts'
import { clicked, selectable, selectionAmong } from '../kernel/selection.ts'
import type { Element } from '../layout.ts'
import { useMessages } from '../messages.ts'
import { announceSelection, lockTiles, moveSelectedLayer } from './acts.ts'
import { currentElements, currentSelection, editorState, freeGroup, select } from './editor-state.ts'
import { focusSelected } from './focus.ts'
import styles from './LayerList.module.css'
import { toMoveLayer } from './offers.ts'

interface LayerListProps {
  readonly anchor: RefObject<HTMLElement | null>
  readonly open: boolean
  readonly onClose: () => void
}

/** The keys that, with Alt, move an element among the layers: the list begins at the front. */
const MOVES: Readonly<Record<string, 'forward' | 'back'>> = { ArrowUp: 'forward', ArrowDown: 'back' }

/**
 * All tiles of the page from front to back: a press selects one, covered ones too, with ctrl or shift it joins the selection
 * or leaves it. Arrows go from row to row, with Alt they move the row among the layers. Locked ones can be unlocked here.
 */
export function LayerList({ anchor, open, onClose }: LayerListProps) {
  const messages = useMessages()
  useDocument(home, freeGroup)
  const elements = currentElements()
  const selected = selectionAmong(
    elements,
    useStore(editorState, ({ selection }) => selection),
  )
  const free = selectable(elements)
  const rows = elements.toReversed()
  const first = rows.find(({ id }) => selected.has(id)) ?? rows[0]
  const [stop, setStop] = useState(first?.id)
  const stopAt = rows.some(({ id }) => id === stop) ? stop : first?.id
  const list = useRef<HTMLUListElement>(null)
  const refocus = useRef<string>(undefined)
  const rowOf = (id = '') => list.current?.querySelector<HTMLElement>(dataSelector('focus-stop', id))
  useLayoutEffect(() => {
    // a row that changes its place in the document loses the focus, and so does one whose button has gone
    if (refocus.current === undefined) return
    rowOf(refocus.current)?.focus()
    refocus.current = undefined
  })
  const choose = (id: string) => (event: MouseEvent) => {
    if (free.has(id))
      select(clicked(elements, currentSelection(), id, event.ctrlKey || event.metaKey || event.shiftKey))
    announceSelection()
  }
  const move = (id: string) => (event: KeyboardEvent) => {
    const way = event.altKey ? MOVES[event.key] : undefined
    if (way === undefined || !free.has(id)) return
    event.preventDefault()
    if (!selected.has(id)) select(clicked(elements, selected, id, false))
    refocus.current = id
    moveSelectedLayer(way)
  }
  const unlock = (id: string) => {
    refocus.current = id
    lockTiles(new Set([id]), false)
  }
  const close = () => {
    onClose()
    requestAnimationFrame(() =>
      requestAnimationFrame(() => document.activeElement === document.body && focusSelected()),
    )
  }
  return (
    <Popover
      label={messages('layerList')}
      anchor={anchor}
      open={open}
      onClose={close}
      placement="bottom end"
      className={styles['popover']}
    >
      <ul ref={list} className={styles['list']} aria-label={messages('layerList')} onKeyDown={roving('column')}>
        {rows.map((element) => {
          const { id } = element
          const name = itemName(element)
          const locked = !free.has(id)
          return (
            <li key={id} className={styles['row']} data-in-selection={selected.has(id) || undefined}>
              <button
                type="button"
                data-focus-stop={id}
                // biome-ignore lint/a11y/noAutofocus: the list takes the focus when it opens
                autoFocus={id === first?.id}
                tabIndex={id === stopAt ? 0 : -1}
                aria-pressed={selected.has(id)}
                aria-disabled={locked || undefined}
                aria-keyshortcuts={locked ? undefined : 'Alt+ArrowUp Alt+ArrowDown'}
                className={styles['name']}
                onFocus={() => setStop(id)}
                onKeyDown={move(id)}
                onClick={choose(id)}
              >
                <Likeness element={element} />
                <span>{name}</span>
              </button>
              {locked && (
                <IconButton
                  icon={lock}
                  size={28}
                  iconSize={15}
                  label={messages('unlockTile', { name })}
                  onClick={() => unlock(id)}
                />
              )}
            </li>
          )
        })}
      </ul>
      <div className={styles['foot']}>
        {toMoveLayer().map(({ id, label, icon, shortcut, run }) => (
          <IconButton
            key={id}
            icon={icon}
            label={label}
            shortcut={shortcut}
            disabled={selected.size === 0}
            onClick={run}
          />
        ))}
      </div>
    </Popover>
  )
}

/** The small art of a row. */
function Likeness({ element }: { readonly element: Element }) {
  if (element.type === 'icon') {
    return (
      <i className={styles['art']}>
        <Art face={itemFace(element)} label={itemName(element)} />
      </i>
    )
  }
  const widget = findWidget(element.component ?? '')
  return (
    <i className={styles['sign']}>
      {widget === undefined ? <Icon path={folder} size={16} /> : <NamedIcon name={widget.icon} size={16} />}
    </i>
  )
}
