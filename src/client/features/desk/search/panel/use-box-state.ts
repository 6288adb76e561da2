import { useEffect, useState } from 'react'
import { clearAutofocus, isAutofocused } from '../focus/autofocus.ts'
import { searchSettings } from '../settings.first-frame.ts'
import { lastSearch } from './run.ts'

/** How long hover or focus must last, or be gone, before the panel reacts (spec section 4), in ms. */
const DELAY_MS = 100

/** Whether the box is hovered, its input focused, and its panel closed until the box is touched again. */
export interface BoxState {
  readonly hovered: boolean
  readonly focused: boolean
  readonly closed: boolean
}

/**
 * Tracks hover and focus by listeners on the elements: the box does not depend on its panels.
 * @param container the element of box and panel
 */
export function useBoxState(
  container: HTMLElement | null,
  input: HTMLInputElement | null,
): readonly [state: BoxState, setClosed: (closed: boolean) => void] {
  const [state, setState] = useState<BoxState>(() => ({ hovered: false, focused: false, closed: false }))
  useEffect(() => {
    // the elements are rendered by the box
    if (container === null || input === null) return undefined
    const { signal, abort } = abortable()
    const engine = input.form?.querySelector('[aria-haspopup="menu"]')
    const timers: { hovered?: number; focused?: number } = {}
    let isBlurPending = false
    const schedule = (change: 'hovered' | 'focused', value: boolean, touched = performance.now()) => {
      clearTimeout(timers[change])
      // a focus that returns before its blur was reported counts as a new touch
      const isRefocused = change === 'focused' && value && isBlurPending
      if (change === 'focused') isBlurPending = !value
      timers[change] = window.setTimeout(() => {
        if (change === 'focused' && !value && isFocusLent(input)) return
        const menuOpen = engine?.getAttribute('aria-expanded') === 'true'
        const closed = menuOpen || lastSearch.getState() > touched || (change === 'focused' && isAutofocused())
        if (change === 'hovered' && value && searchSettings.get().isSearchHoverFocus && !isTyping()) input.focus()
        setState((now) =>
          now[change] === value && !isRefocused
            ? now
            : { ...now, [change]: value, closed: value ? closed : now.closed },
        )
      }, DELAY_MS)
    }
    const close = () => setState((now) => ({ ...now, closed: true }))
    const open = () => {
      clearAutofocus()
      setState((now) => ({ ...now, closed: false }))
    }
    const onBlur = () => {
      clearAutofocus()
      schedule('focused', false)
    }
    container.addEventListener(
      'pointerenter',
      ({ pointerType }) => pointerType === 'touch' || schedule('hovered', true),
      {
        signal,
      },
    )
    container.addEventListener('pointerleave', () => schedule('hovered', false), { signal })
    input.addEventListener('focus', () => schedule('focused', true), { signal })
    // a window in the background keeps its active element: returning to it is no new touch
    input.addEventListener('blur', () => document.activeElement === input || onBlur(), { signal })
    // a focus that was lent does not come back
    const leave = ({ target }: Event) => {
      const isInside = target instanceof Element && target.closest('search, [role="menu"], [role="dialog"]') !== null
      if (!isInside && document.activeElement !== input) schedule('focused', false)
    }
    for (const type of ['focusin', 'pointerdown']) document.addEventListener(type, leave, { signal })
    input.addEventListener('input', open, { signal })
    input.addEventListener('pointerdown', open, { signal })
    const unsubscribe = lastSearch.subscribe(close)
    engine?.addEventListener('click', close, { signal })
    engine?.addEventListener('keydown', close, { signal })
    // hover and focus from before the panels were loaded
    if (document.activeElement === input) schedule('focused', true, 0)
    if (container.matches(':hover')) schedule('hovered', true, 0)
    return () => {
      abort()
      unsubscribe()
      clearTimeout(timers.hovered)
      clearTimeout(timers.focused)
    }
  }, [container, input])
  return [state, (closed) => setState((now) => (now.closed === closed ? now : { ...now, closed }))]
}

/** Whether a dialog of the box, or a menu of its panel, has the focus for a while: the panel stays open. */
const isFocusLent = ({ form }: HTMLInputElement): boolean =>
  form?.querySelector('[aria-haspopup="dialog"][aria-expanded="true"]') != null ||
  document.querySelector('[role="menu"]') !== null

/** Whether a text field has the focus: then hovering does not move it. */
const isTyping = (): boolean => document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false

function abortable() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}
