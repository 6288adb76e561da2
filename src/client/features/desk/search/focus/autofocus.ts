let autofocused = false

/**
 * Focuses the box after loading, unless the user has focused something. While the snapshot is shown, its input gets the
 * focus and hands it over to the page's.
 */
export function autofocusBox(): void {
  if (document.activeElement !== document.body) return
  const input = document.querySelector<HTMLInputElement>('#first input') ?? document.querySelector('input[name="q"]')
  autofocused = true
  input?.focus()
}

/** Whether the page has focused the box by itself: then no panel opens until the user touches it. */
export const isAutofocused = (): boolean => autofocused

/** Called when the user touches the box. */
export function clearAutofocus(): void {
  autofocused = false
}
