import { type RefObject, useLayoutEffect } from 'react'

const TEXT_INPUTS = 'input, textarea, [contenteditable], [role="radio"]'

/** Runs what belongs to a letter that is pressed anywhere in the window but in a text, without modifiers. */
export function useKeys(root: RefObject<HTMLElement | null>, actions: Readonly<Record<string, () => void>>): void {
  useLayoutEffect(() => {
    // the window itself has the focus when it opens
    const window = root.current?.closest<HTMLElement>('[role="dialog"]')
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.isComposing) return
      if (event.target instanceof Element && event.target.matches(TEXT_INPUTS)) return
      const action = actions[event.key.toLowerCase()]
      if (action === undefined) return
      event.preventDefault()
      event.stopPropagation()
      action()
    }
    window?.addEventListener('keydown', press)
    return () => window?.removeEventListener('keydown', press)
  })
}
