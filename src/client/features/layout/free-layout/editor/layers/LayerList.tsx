import { type KeyboardEvent, type MouseEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { findWidget } from '../../../../../core/contribute/registry.ts'
import { useDocument } from '../../../../../core/documents/use-document.ts'
import { AppIcon } from '../../../../../ui/components/app-icon/AppIcon.tsx'
import { Icon } from '../../../../../ui/components/icon/Icon.tsx'
import { IconButton } from '../../../../../ui/components/icon-button/IconButton.tsx'
import { Art } from '../../../../../ui/components/tile-frame/TileFrame.tsx'
import { dataSelector } from '../../../../../ui/dom.ts'
import { folder, lock } from '../../../../../ui/icons/paths.ts'
import { roving } from '../../../../../ui/input/keyboard/roving.ts'
import { shownShortcut } from '../../../../../ui/input/keyboard/shortcut.ts'
import { Popover } from '../../../../../ui/overlay/popover/Popover.tsx'
import { home, itemFace, itemName } from '../../../../data/home/index.ts'
import { clicked, selectable, selectionAmong } from '../../kernel/selection.ts'
import type { Element } from '../../layout.ts'
import { useMessages } from '../../messages.ts'
import { currentElements, currentSelection, editorState, freeGroup, select } from '../editor-state.ts'
import { itemsOf, MOVE_LAYER, runAction } from '../selection/actions.ts'
import { announceSelection } from '../selection/announce-selection.ts'
import { focusSelected } from '../selection/focus.ts'
import styles from './LayerList.module.css'

interface LayerListProps {
  readonly anchor: RefObject<HTMLElement | null>
  readonly open: boolean
  readonly onClose: () => void
}

/** The actions of arrow keys with Alt: the list begins with the front layer. */
const ALT_ARROWS: Readonly<Record<string, 'layer.forward' | 'layer.back'>> = {
  ArrowUp: 'layer.forward',
  ArrowDown: 'layer.back',
}

/**
 * The layers of the page from front to back. A press selects a tile, also a covered one; with Ctrl or Shift it toggles
 * it. Arrow keys move between rows, with Alt they move a row among the layers; locked tiles can be unlocked.
 */
export function LayerList({ anchor, open, onClose }: LayerListProps) {
  const messages = useMessages()
  useDocument(home, freeGroup)
  const elements = currentElements()
  const selected = selectionAmong(
    elements,
    useStore(editorState, ({ selection }) => selection),
  )
  const selectableIds = selectable(elements)
  const rows = elements.toReversed()
  const first = rows.find(({ id }) => selected.has(id)) ?? rows[0]
  const [stop, setStop] = useState(first?.id)
  const stopAt = rows.some(({ id }) => id === stop) ? stop : first?.id
  const list = useRef<HTMLUListElement>(null)
  const refocus = useRef<string>(undefined)
  const rowOf = (id = '') => list.current?.querySelector<HTMLElement>(dataSelector('focus-stop', id))
  useLayoutEffect(() => {
    // a row loses the focus when it moves in the DOM or its unlock button is removed
    if (refocus.current === undefined) return
    rowOf(refocus.current)?.focus()
    refocus.current = undefined
  })
  const handleClick = (id: string) => (event: MouseEvent) => {
    if (selectableIds.has(id))
      select(clicked(elements, currentSelection(), id, event.ctrlKey || event.metaKey || event.shiftKey))
    announceSelection()
  }
  const handleKey = (id: string) => (event: KeyboardEvent) => {
    const action = event.altKey ? ALT_ARROWS[event.key] : undefined
    if (action === undefined || !selectableIds.has(id)) return
    event.preventDefault()
    if (!selected.has(id)) select(clicked(elements, selected, id, false))
    refocus.current = id
    runAction(action)
  }
  const unlock = (id: string) => {
    refocus.current = id
    runAction('unlock', { locked: new Set([id]) })
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
      className={styles.popover}
    >
      <ul ref={list} className={styles.list} aria-label={messages('layerList')} onKeyDown={roving('column')}>
        {rows.map((element) => {
          const { id } = element
          const name = itemName(element)
          const locked = !selectableIds.has(id)
          return (
            <li key={id} className={styles.row} data-in-selection={selected.has(id) || undefined}>
              <button
                type="button"
                data-focus-stop={id}
                // biome-ignore lint/a11y/noAutofocus: the list takes the focus when it opens
                autoFocus={id === first?.id}
                tabIndex={id === stopAt ? 0 : -1}
                aria-pressed={selected.has(id)}
                aria-disabled={locked || undefined}
                aria-keyshortcuts={locked ? undefined : 'Alt+ArrowUp Alt+ArrowDown'}
                className={styles.name}
                onFocus={() => setStop(id)}
                onKeyDown={handleKey(id)}
                onClick={handleClick(id)}
              >
                <TilePicture element={element} />
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
      <div className={styles.foot}>
        {itemsOf(MOVE_LAYER).map(({ id, label, icon, shortcut, run }) => (
          <IconButton
            key={id}
            icon={icon}
            label={label}
            shortcut={shortcut && shownShortcut(shortcut)}
            disabled={selected.size === 0}
            onClick={run}
          />
        ))}
      </div>
    </Popover>
  )
}

/** The small picture of a tile in its row. */
function TilePicture({ element }: { readonly element: Element }) {
  if (element.type === 'icon') {
    return (
      <i className={styles.art}>
        <Art face={itemFace(element)} label={itemName(element)} />
      </i>
    )
  }
  const { component = '' } = element
  return (
    <i className={styles.sign}>
      {findWidget(component) === undefined ? <Icon path={folder} size={16} /> : <AppIcon id={component} size={20} />}
    </i>
  )
}
