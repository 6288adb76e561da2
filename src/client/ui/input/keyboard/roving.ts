import type { KeyboardEvent } from 'react'
import { type CellLayout, indexAfterKey } from '../../../lib/geometry/arrow-keys.ts'
import { dataSelector } from '../../dom.ts'

/** The orientation of a bar. */
type Axis = 'row' | 'column'

const LAYOUTS: Readonly<Record<Axis, CellLayout>> = {
  row: { columns: Number.POSITIVE_INFINITY, overflow: 'wrap' },
  column: { columns: 1, overflow: 'wrap' },
}

/** The key handler of a bar with one tab stop: arrows, Home and End move the focus among its `data-focus-stop` elements. */
export function roving(axis: Axis) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(dataSelector('focus-stop'))]
    const from = stops.findIndex((stop) => stop.matches(':focus'))
    const to = from < 0 ? undefined : indexAfterKey(event.key, from, stops.length, LAYOUTS[axis])
    if (to === undefined) return
    event.preventDefault()
    stops[to]?.focus()
  }
}
