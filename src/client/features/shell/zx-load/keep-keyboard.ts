/** Elements in which somebody writes. */
const FIELDS = 'input, textarea, [contenteditable]:not([contenteditable="false"])'

/**
 * Gives the keyboard back to the field in which the user writes when the page of a frame takes it by itself; no browser
 * prevents that, and it would get what is typed. With the pointer over the frame or by Tab it is the user's own act.
 * @returns a function that ends it
 */
export function keepKeyboard(frame: HTMLIFrameElement): () => void {
  const ending = new AbortController()
  const options = { signal: ending.signal, capture: true }
  let field: HTMLElement | undefined
  let key = ''
  document.addEventListener('keydown', (event) => (key = event.key), options)
  document.addEventListener(
    'focusin',
    ({ target }) => (field = target instanceof HTMLElement && target.matches(FIELDS) ? target : undefined),
    options,
  )
  const giveBack = () => {
    // a finger on the frame is no pointer over it
    const isOfUser = key === 'Tab' || frame.matches(':hover') || !matchMedia('(hover: hover)').matches
    if (document.activeElement === frame && !isOfUser && field?.isConnected) field.focus({ preventScroll: true })
  }
  // while the focus is on its way to the frame it cannot be turned back
  window.addEventListener('blur', () => setTimeout(giveBack), options)
  if (document.activeElement instanceof HTMLElement && document.activeElement.matches(FIELDS))
    field = document.activeElement
  return () => ending.abort()
}
