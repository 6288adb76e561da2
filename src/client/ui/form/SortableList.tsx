import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { DRAG } from '../../../shared/constants.deferred.ts'
import { Icon } from '../components/icon/Icon.tsx'
import { dataSelector } from '../dom.ts'
import { check, grip } from '../icons/paths.ts'
import { roving } from '../input/roving.ts'
import { useMessages } from '../messages.ts'
import { classes } from '../styles/classes.ts'
import { indexAfterKey, indexAtDistance, rowShift } from './order/model.ts'
import styles from './SortableList.module.css'

export interface SortableItem {
  readonly id: string
  readonly label: string
  /** A picture of 18 px. */
  readonly icon?: ReactNode
  readonly on: boolean
  /** Whether it has a place in the order; those that have none stand last. */
  readonly movable?: boolean
  /** A control of its own at the end of the row. */
  readonly trailing?: ReactNode
}

export interface SortableListProps {
  /** Its name for assistive technology. */
  readonly label: string
  readonly items: readonly SortableItem[]
  readonly onToggle: (id: string) => void
  /** The item now belongs at place `to` of the list. */
  readonly onMove: (id: string, to: number) => void
}

interface Drag {
  readonly from: number
  readonly to: number
  readonly distance: number
}

/**
 * Rows that are on or off and stand in an order: a click turns one on or off, dragging or Alt and an arrow moves it, and
 * its new place is announced.
 */
export function SortableList({ label, items, onToggle, onMove }: SortableListProps) {
  const messages = useMessages()
  const hint = useId()
  const list = useRef<HTMLUListElement>(null)
  const [told, setTold] = useState('')
  const refocus = useRef<string>(undefined)
  const count = items.filter(({ movable = true }) => movable).length
  const walk = roving('column')
  const move = (from: number, to: number) => {
    const item = items[from]
    if (item === undefined || from === to) return
    setTold(messages('movedTo', { name: item.label, at: to + 1, count }))
    onMove(item.id, to)
  }
  const { drag, listeners, hasDragged } = useDrag(list, count, move)
  useLayoutEffect(() => {
    // a row that changes its place in the document loses the focus
    if (refocus.current === undefined) return
    list.current?.querySelector<HTMLElement>(dataSelector('focus-stop', refocus.current))?.focus()
    refocus.current = undefined
  })
  return (
    <>
      <p id={hint} hidden>
        {messages('moveHint')}
      </p>
      <ul
        ref={list}
        aria-label={label}
        className={classes(styles.list, drag !== undefined && styles.dragging)}
        onKeyDown={walk}
        {...listeners}
      >
        {items.map(({ id, label: name, icon, on, movable = true, trailing }, index) => {
          const press = (event: KeyboardEvent) => {
            const to = indexAfterKey(event.key, event.altKey, index, count)
            if (to === undefined) return
            event.preventDefault()
            refocus.current = id
            move(index, to)
          }
          return (
            <li
              key={id}
              data-row-index={movable ? index : undefined}
              className={classes(styles.item, drag?.from === index && styles.held)}
              style={drag === undefined ? undefined : { '--shift': shiftOf(index, drag) }}
            >
              <span className={styles.grip} data-grip={movable}>
                {movable ? <Icon path={grip} size={16} /> : null}
              </span>
              {/* biome-ignore lint/a11y/useSemanticElements: a checklist whose boxes can be dragged */}
              <button
                type="button"
                role="checkbox"
                aria-checked={on}
                aria-describedby={movable ? hint : undefined}
                aria-keyshortcuts={movable ? 'Alt+ArrowUp Alt+ArrowDown' : undefined}
                data-focus-stop={id}
                className={styles.toggle}
                onKeyDown={press}
                onClick={(event) => (event.detail > 0 && hasDragged()) || onToggle(id)}
              >
                {icon}
                <span className={styles.name}>{name}</span>
                <span className={classes(styles.box, trailing !== undefined && styles.first)}>
                  {on ? <Icon path={check} size={11} /> : null}
                </span>
              </button>
              {trailing}
            </li>
          )
        })}
      </ul>
      <p role="status" className={styles.told}>
        {told}
      </p>
    </>
  )
}

/** How far a row stands from its place: the held one by the pointer, the others by whole rows. */
function shiftOf(index: number, { from, to, distance }: Drag): string {
  if (index === from) return `${distance}px`
  return `calc(${rowShift(index, from, to)} * 100%)`
}

/** Lets a row be dragged: by mouse anywhere on it, by touch at its grip, so that the rest still scrolls. Esc calls it off. */
function useDrag(
  list: { readonly current: HTMLElement | null },
  count: number,
  drop: (from: number, to: number) => void,
) {
  const [drag, setDrag] = useState<Drag>()
  const start = useRef<{ readonly from: number; readonly y: number; readonly pitch: number }>(undefined)
  const dragged = useRef(false)
  const end = () => {
    start.current = undefined
    setDrag(undefined)
  }
  const listeners = {
    onPointerDown(event: PointerEvent) {
      dragged.current = false
      const { target, button, pointerType, clientY } = event
      if (button !== 0 || !(target instanceof Element)) return
      const row = target.closest<HTMLElement>('[data-row-index]')
      const grabs = target.closest('[data-grip="true"]') !== null
      const presses = target.closest(dataSelector('focus-stop')) !== null && pointerType === 'mouse'
      if (row === null || !(grabs || presses)) return
      start.current = { from: Number(row.dataset['rowIndex']), y: clientY, pitch: row.offsetHeight }
    },
    onPointerMove({ pointerId, clientY }: PointerEvent) {
      const held = start.current
      if (held === undefined) return
      const distance = clientY - held.y
      if (!dragged.current && Math.abs(distance) < DRAG.clickDistancePx) return
      if (!dragged.current) list.current?.setPointerCapture(pointerId)
      dragged.current = true
      setDrag({ from: held.from, to: indexAtDistance(held.from, distance, held.pitch, count), distance })
    },
    onPointerUp() {
      if (drag !== undefined) drop(drag.from, drag.to)
      end()
    },
    onPointerCancel: end,
    onKeyDownCapture(event: KeyboardEvent) {
      if (event.key !== 'Escape' || drag === undefined) return
      event.stopPropagation()
      end()
    },
  }
  return { drag, listeners, hasDragged: () => dragged.current }
}
