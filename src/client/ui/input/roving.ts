import type { KeyboardEvent } from 'react'
import { dataSelector } from '../dom.ts'

/** Which way the stops of a bar lie. */
export type Axis = 'row' | 'column'

const KEYS: Readonly<Record<Axis, readonly [back: string, on: string]>> = {
  row: ['ArrowLeft', 'ArrowRight'],
  column: ['ArrowUp', 'ArrowDown'],
}

/** Where a key leads from stop `index` of `count`, around the ends; undefined if it leads nowhere. */
export function stopAfter(key: string, index: number, count: number, axis: Axis): number | undefined {
  const [back, on] = KEYS[axis]
  if (count === 0) return undefined
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key === on) return (index + 1) % count
  return key === back ? (index - 1 + count) % count : undefined
}

/** For a bar that is one tab stop: arrows, Home and End move the focus among its elements marked `data-focus-stop`. */
export function roving(axis: Axis) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(dataSelector('focus-stop'))]
    const from = stops.findIndex((stop) => stop.matches(':focus'))
    const to = from < 0 ? undefined : stopAfter(event.key, from, stops.length, axis)
    if (to === undefined) return
    event.preventDefault()
    stops[to]?.focus()
  }
}
