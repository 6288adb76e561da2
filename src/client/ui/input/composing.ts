/** Whether a key belongs to an input method that is composing; Safari says so by the key code alone, one event late. */
export function isComposing(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return event.isComposing || event.keyCode === 229
}

/**
 * Keeps Esc from everything on the page while an input method is composing: there it drops the composition, and must not
 * close what is beneath as well.
 * @returns ends it
 */
export function guardComposition(page: Window = window): () => void {
  const guard = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isComposing(event)) event.stopImmediatePropagation()
  }
  page.addEventListener('keydown', guard, { capture: true })
  return () => page.removeEventListener('keydown', guard, { capture: true })
}
