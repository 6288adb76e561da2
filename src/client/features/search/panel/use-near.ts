import { useEffect, useState } from 'react'
import { isComposing } from '../../../ui/input/composing.ts'
import { ask, isUnasked } from '../refresh-focus.ts'
import { searchSettings } from '../settings.ts'
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
    const engine = input.form?.querySelector('[aria-haspopup="menu"]')
    const timers: { hovered?: number; focused?: number } = {}
    let leaving = false
    const later = (change: 'hovered' | 'focused', value: boolean, touched = performance.now()) => {
      clearTimeout(timers[change])
      // a focus that comes back before its leaving has been noticed touches the box anew
      const again = change === 'focused' && value && leaving
      if (change === 'focused') leaving = !value
      timers[change] = window.setTimeout(() => {
        const menuOpen = engine?.getAttribute('aria-expanded') === 'true'
        const closed = menuOpen || lastSearch.getState() > touched || (change === 'focused' && isUnasked())
        if (change === 'hovered' && value && searchSettings.get().isSearchHoverFocus && !isTyping()) input.focus()
        setNear((now) =>
          now[change] === value && !again ? now : { ...now, [change]: value, closed: value ? closed : now.closed },
        )
      }, DELAY_MS)
    }
    const close = () => setNear((now) => ({ ...now, closed: true }))
    const open = () => {
      ask()
      setNear((now) => ({ ...now, closed: false }))
    }
    const leave = () => {
      ask()
      later('focused', false)
    }
    place.addEventListener('pointerenter', ({ pointerType }) => pointerType === 'touch' || later('hovered', true), {
      signal,
    })
    place.addEventListener('pointerleave', () => later('hovered', false), { signal })
    input.addEventListener('focus', () => later('focused', true), { signal })
    // a window that steps back keeps its active element: coming back is no new touch
    input.addEventListener('blur', () => document.activeElement === input || leave(), { signal })
    input.addEventListener('input', open, { signal })
    input.addEventListener('pointerdown', open, { signal })
    const unsubscribe = lastSearch.subscribe(close)
    engine?.addEventListener('click', close, { signal })
    engine?.addEventListener('keydown', close, { signal })
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

/** Whether the user is writing somewhere: then hovering takes no focus away. */
const isTyping = (): boolean => document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false

function abortable() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}

/** Calls `onKey` for each key of the input that no input method is composing with. */
export function useKeys(input: HTMLInputElement | null, onKey: (event: KeyboardEvent) => void): void {
  useEffect(() => {
    // every drawing has its own rows to walk through
    const listen = (event: KeyboardEvent) => {
      if (!isComposing(event)) onKey(event)
      else if (event.key === 'Enter') event.preventDefault() // it chooses a word; Safari would submit as well
    }
    input?.addEventListener('keydown', listen)
    return () => input?.removeEventListener('keydown', listen)
  }, [input, onKey])
}
