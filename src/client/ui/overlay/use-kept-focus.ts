import { type FocusEvent, useEffect, useRef } from 'react'

/**
 * Keeps the focus of who answers by keyboard: it goes to the next card, after the last to where it was before.
 * @param shown changes with the cards
 * @returns the ref and the handlers of the element around the cards
 */
export function useKeptFocus(shown: string) {
  const stack = useRef<HTMLDivElement>(null)
  /** Where the focus was before it came to the cards; undefined while it is elsewhere. */
  const origin = useRef<Element | null>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a card may be gone, and the focus with it
  useEffect(() => {
    if (origin.current === undefined || document.activeElement !== document.body) return
    const next = stack.current?.querySelector<HTMLElement>('[role="alertdialog"]') ?? origin.current
    if (next === origin.current) origin.current = undefined
    if (next instanceof HTMLElement) next.focus()
  }, [shown])
  const isOutside = ({ currentTarget, relatedTarget }: FocusEvent) => !currentTarget.contains(relatedTarget)
  const handlers = {
    onFocus: (event: FocusEvent) => {
      if (isOutside(event)) origin.current ??= event.relatedTarget
    },
    onBlur: (event: FocusEvent) => {
      if (isOutside(event)) origin.current = undefined
    },
  }
  return [stack, handlers] as const
}
