import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { DRAG } from '../../../../shared/constants.ts'
import { indexAfterArrow } from '../../../lib/geometry/arrow-keys.ts'
import { Icon } from '../../components/icon/Icon.tsx'
import { dataSelector } from '../../dom.ts'
import { check, grip } from '../../icons/paths.ts'
import { roving } from '../../input/keyboard/roving.ts'
import { shownShortcut } from '../../input/keyboard/shortcut.ts'
import { type DragSession, listenToDrags } from '../../input/pointer/pointer-drag.ts'
import { useMessages } from '../../messages.ts'
import { classes } from '../../styles/classes.ts'
import { indexAtDistance, rowShift } from './model.ts'
import styles from './SortableList.module.css'

export interface SortableItem {
  readonly id: string
  readonly label: string
  /** A picture of 18 px. */
  readonly icon?: ReactNode
  /** Drawn in place of the label. */
  readonly content?: ReactNode
  /** Whether it is turned on, or in a list of choices the current one. */
  readonly on: boolean
  /** Whether it can be reordered; items that cannot come last. */
  readonly movable?: boolean
  /** A control at the end of the row. */
  readonly trailing?: ReactNode
}

export interface SortableListProps {
  /** Its name for assistive technology. */
  readonly label: string
  readonly items: readonly SortableItem[]
  /** `choice`: a click makes an item the current one, and no boxes are drawn. */
  readonly kind?: 'checks' | 'choice'
  /** Called when an item is clicked. */
  readonly onToggle: (id: string) => void
  /** Called when the item is dropped at index `to`. */
  readonly onMove: (id: string, to: number) => void
}

interface Drag {
  readonly from: number
  readonly to: number
  readonly distance: number
}

/** A list of toggles, or of choices, that can be reordered by dragging or by Alt and an arrow key; the new position is announced. */
export function SortableList({ label, items, kind = 'checks', onToggle, onMove }: SortableListProps) {
  const messages = useMessages()
  const hint = useId()
  const list = useRef<HTMLUListElement>(null)
  const [announcement, setAnnouncement] = useState('')
  const refocus = useRef<string>(undefined)
  const count = items.filter(({ movable = true }) => movable).length
  const moveFocusByKey = roving('column')
  const move = (from: number, to: number) => {
    const item = items[from]
    if (item === undefined || from === to) return
    setAnnouncement(messages('movedTo', { name: item.label, at: to + 1, count }))
    onMove(item.id, to)
  }
  const drag = useRowDrag(list, count, move)
  useLayoutEffect(() => {
    // a row that moves in the document loses the focus
    if (refocus.current === undefined) return
    list.current?.querySelector<HTMLElement>(dataSelector('focus-stop', refocus.current))?.focus()
    refocus.current = undefined
  })
  return (
    <>
      <p id={hint} hidden>
        {messages('moveHint', { key: shownShortcut('Alt') })}
      </p>
      <ul
        ref={list}
        aria-label={label}
        className={classes(styles.list, drag !== undefined && styles.dragging)}
        onKeyDown={moveFocusByKey}
      >
        {items.map(({ id, label: name, icon, content, on, movable = true, trailing }, index) => {
          const press = (event: KeyboardEvent) => {
            const to = event.altKey ? indexAfterArrow(event.key, index, count, { columns: 1 }) : undefined
            if (to === undefined) return
            event.preventDefault()
            refocus.current = id
            move(index, to)
          }
          return (
            <li
              key={id}
              data-row-index={movable ? index : undefined}
              className={classes(styles.item, drag?.from === index && styles.dragged)}
              style={drag === undefined ? undefined : { '--shift': rowOffset(index, drag) }}
            >
              <span className={styles.grip} data-grip={movable}>
                {movable ? <Icon path={grip} size={16} /> : null}
              </span>
              <button
                type="button"
                {...(kind === 'checks' ? { role: 'checkbox', 'aria-checked': on } : { 'aria-current': on })}
                aria-describedby={movable ? hint : undefined}
                aria-keyshortcuts={movable ? 'Alt+ArrowUp Alt+ArrowDown' : undefined}
                data-focus-stop={id}
                className={styles.toggle}
                onKeyDown={press}
                onClick={() => onToggle(id)}
              >
                {icon}
                {content ?? <span className={styles.name}>{name}</span>}
                {kind === 'choice' ? null : (
                  <span className={classes(styles.box, trailing !== undefined && styles.leading)}>
                    {on ? <Icon path={check} size={11} /> : null}
                  </span>
                )}
              </button>
              {trailing}
            </li>
          )
        })}
      </ul>
      <p role="status" className={styles.status}>
        {announcement}
      </p>
    </>
  )
}

/** The offset of a row during a drag: the dragged one follows the pointer, the others shift by whole rows. */
function rowOffset(index: number, { from, to, distance }: Drag): string {
  if (index === from) return `${distance}px`
  return `calc(${rowShift(index, from, to)} * 100%)`
}

/** Drags a row: by mouse anywhere on it, by touch at its grip only, so that the rest still scrolls. */
function useRowDrag(
  list: { readonly current: HTMLElement | null },
  count: number,
  onDrop: (from: number, to: number) => void,
): Drag | undefined {
  const [drag, setDrag] = useState<Drag>()
  const drop = useEffectEvent(onDrop)
  const begin = useEffectEvent(({ target, pointerType, clientY }: PointerEvent): DragSession | undefined => {
    if (!(target instanceof Element) || list.current?.contains(target) !== true) return undefined
    const row = target.closest<HTMLElement>('[data-row-index]')
    const onGrip = target.closest(dataSelector('grip', 'true')) !== null
    const onToggle = target.closest(dataSelector('focus-stop')) !== null && pointerType === 'mouse'
    if (row === null || !(onGrip || onToggle)) return undefined
    const from = Number(row.dataset.rowIndex)
    const pitch = row.offsetHeight
    let current: Drag | undefined
    return {
      move(event) {
        const distance = event.clientY - clientY
        if (current === undefined && Math.abs(distance) < DRAG.clickDistancePx) return
        current = { from, to: indexAtDistance(from, distance, pitch, count), distance }
        setDrag(current)
      },
      end(isDrop) {
        if (isDrop && current !== undefined) drop(current.from, current.to)
        setDrag(undefined)
      },
      drags: () => current !== undefined,
      holds: () => true,
    }
  })
  useEffect(() => {
    // a drag is heard on the window
    const listeners = new AbortController()
    listenToDrags((press) => begin(press), listeners.signal)
    return () => listeners.abort()
  }, [])
  return drag
}
