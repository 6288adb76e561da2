import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useLayoutEffect,
  useState,
} from 'react'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { dataSelector, roving, useLongPress } from '../../../kit/interaction.ts'
import type { MessageRow, Row } from '../kernel/rows.ts'
import { openMessageMenu } from './message-menu.ts'

/** The keys of the rows that have the pointer and the focus: in a store, as rows are many and two of them change. */
interface Pointed {
  readonly hovered?: string | undefined
  readonly focused?: string | undefined
}
export type PointedStore = StoreApi<Pointed>

const STOP = dataSelector('focus-stop')
const moveFocus = roving('column')

/**
 * The pointers and keys of a list: arrows go from message to message, Enter, a right click and a long press open the menu
 * of one.
 * @param me the user's name
 * @param list has the focus once the message that had it is gone
 * @returns which rows have the pointer and the focus, and the handlers of the list
 */
export function useMessageActions(rows: readonly Row[], me: string, list: RefObject<HTMLElement | null>) {
  const [pointed] = useState(() => createStore<Pointed>()(() => ({})))
  useLayoutEffect(() => {
    // the browser alone knows what has the focus
    const { focused } = pointed.getState()
    if (focused === undefined || rows.some(({ key }) => key === focused)) return
    pointed.setState({ focused: undefined })
    if (document.activeElement === document.body) list.current?.focus()
  }, [pointed, rows, list])
  const rowAt = (target: EventTarget): MessageRow | undefined => {
    const key = target instanceof Element ? target.closest<HTMLElement>('[data-row]')?.dataset.row : undefined
    const row = key === undefined ? undefined : rows.find((one) => one.key === key)
    return row?.is === 'message' ? row : undefined
  }
  const openMenu = (row: MessageRow | undefined, at: { x: number; y: number }, focusFirst = false) => {
    if (row !== undefined && row.at === undefined) openMessageMenu(row.message, me, at, focusFirst)
  }
  const longPress = useLongPress((target) => openMenu(rowAt(target), below(target)))
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget } = event
    if (!(target instanceof HTMLElement)) return
    if (target === currentTarget && (key === 'ArrowUp' || key === 'ArrowDown')) {
      event.preventDefault()
      ;[...currentTarget.querySelectorAll<HTMLElement>(STOP)].at(-1)?.focus()
    } else if (target.matches(STOP)) {
      if (key !== 'Enter') return moveFocus(event)
      event.preventDefault()
      openMenu(rowAt(target), below(target), true)
    }
  }
  const onContextMenu = (event: MouseEvent) => {
    const row = rowAt(event.target)
    if (row === undefined) return
    event.preventDefault()
    openMenu(row, { x: event.clientX, y: event.clientY })
  }
  const handlers = {
    ...longPress,
    onKeyDown,
    onContextMenu,
    onPointerOver: ({ pointerType, target }: PointerEvent) => {
      if (pointerType === 'mouse') pointed.setState({ hovered: rowAt(target)?.key })
    },
    onPointerLeave: () => pointed.setState({ hovered: undefined }),
    onFocus: ({ target }: FocusEvent) => pointed.setState({ focused: rowAt(target)?.key }),
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
      // Tab leads into the actions of a row, which must be there until then
      if (!currentTarget.contains(relatedTarget)) pointed.setState({ focused: undefined })
    },
  }
  return { pointed, handlers }
}

function below(element: Element) {
  const { left, bottom } = element.getBoundingClientRect()
  return { x: left, y: bottom }
}
