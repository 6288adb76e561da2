/**
 * The art, widget or control that is being pressed: known while its click, or Enter on it, is handled.
 * @returns undefined at any other time, and for a press of a shortcut
 */
export function pressedElement(): Element | undefined {
  const { event } = globalThis
  if (event === undefined || !(event.target instanceof Element)) return undefined
  const isPress = event.type === 'click' || (event instanceof KeyboardEvent && event.key === 'Enter')
  if (!isPress) return undefined
  const widget = event.target.closest('article')
  if (widget !== null) return widget
  const control = event.target.closest('a, button')
  // the art of a tile comes before its name
  return control?.firstElementChild instanceof HTMLElement ? control.firstElementChild : (control ?? undefined)
}
