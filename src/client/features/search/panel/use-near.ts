import { useEffect, useState } from 'react'
import { isComposing } from '../../../ui/composing.ts'
import { lastSearch } from './run.ts'

/** How long the pointer or the focus must stay, or be away, before a panel follows (spec section 4). Milliseconds. */
const DELAY_MS = 100

/** Whether the box is hovered and its input focused, and whether a panel is unwanted until it is touched again. */
export interface Near {
  readonly hovered: boolean
  readonly focused: boolean
  readonly closed: boolean
}

/**
 * Follows pointer and focus. Listens to the elements themselves: the box knows nothing of its panels.
 * @param place box and panel together
 */
export function useNear(
  place: HTMLElement | null,
  input: HTMLInputElement | null,
): readonly [near: Near, setClosed: (closed: boolean) => void] {
  const [near, setNear] = useState<Near>(() => ({ hovered: false, focused: false, closed: false }))
  useEffect(() => {
    // pointer and focus are the browser's, not React's
    if (place === null || input === null) return undefined
    const { signal, abort } = abortable()
    const timers: { hovered?: number; focused?: number } = {}
    const later = (change: 'hovered' | 'focused', value: boolean, touched = performance.now()) => {
      clearTimeout(timers[change])
      timers[change] = window.setTimeout(() => {
        const menuOpen = place.querySelector('[aria-haspopup="menu"][aria-expanded="true"]') !== null
        const closed = menuOpen || lastSearch.getState() > touched
        setNear((now) =>
          now[change] === value ? now : { ...now, [change]: value, closed: value ? closed : now.closed },
        )
      }, DELAY_MS)
    }
    const close = () => setNear((now) => ({ ...now, closed: true }))
    const open = () => setNear((now) => ({ ...now, closed: false }))
    place.addEventListener('pointerenter', ({ pointerType }) => pointerType === 'touch' || later('hovered', true), {
      signal,
    })
    place.addEventListener('pointerleave', () => later('hovered', false), { signal })
    input.addEventListener('focus', () => later('focused', true), { signal })
    // a window that steps back keeps its active element: coming back is no new touch
    input.addEventListener('blur', () => document.activeElement === input || later('focused', false), { signal })
    input.addEventListener('input', open, { signal })
    input.addEventListener('pointerdown', open, { signal })
    const unsubscribe = lastSearch.subscribe(close)
    input.form?.querySelector('[aria-haspopup="menu"]')?.addEventListener('click', close, { signal })
    // what was there before the panels had been loaded
    if (document.activeElement === input) later('focused', true, 0)
    if (place.matches(':hover')) later('hovered', true, 0)
    return () => {
      abort()
      unsubscribe()
      clearTimeout(timers.hovered)
      clearTimeout(timers.focused)
    }
  }, [place, input])
  return [near, (closed) => setNear((now) => (now.closed === closed ? now : { ...now, closed }))]
}

function abortable() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}

/** Calls `onKey` for each key of the input that no input method is composing with. */
export function useKeys(input: HTMLInputElement | null, onKey: (event: KeyboardEvent) => void): void {
  useEffect(() => {
    // every drawing has its own rows to walk through
    const listen = (event: KeyboardEvent) => isComposing(event) || onKey(event)
    input?.addEventListener('keydown', listen)
    return () => input?.removeEventListener('keydown', listen)
  }, [input, onKey])
}
