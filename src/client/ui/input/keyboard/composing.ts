/** Whether a key belongs to an input method's composition; Safari reports the last one by its key code alone. */
export function isComposing(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return event.isComposing || event.keyCode === 229
}

/**
 * Stops Esc during a composition: there it cancels the composition and must not close the overlay as well.
 * @returns removes the guard
 */
export function guardComposition(page: Window = window): () => void {
  const guard = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isComposing(event)) event.stopImmediatePropagation()
  }
  page.addEventListener('keydown', guard, { capture: true })
  return () => page.removeEventListener('keydown', guard, { capture: true })
}
