let unasked = false

/**
 * Puts the focus into the box after the page has been loaded, unless the user was quicker. While the picture of the last
 * opening stands for the page, its input takes it, and hands it on.
 */
export function focusBox(): void {
  if (document.activeElement !== document.body) return
  const input = document.querySelector<HTMLInputElement>('#first input') ?? document.querySelector('input[name="q"]')
  unasked = true
  input?.focus()
}

/** Whether the box has the focus without anybody having asked for it: then no panel opens before it is touched. */
export const isUnasked = (): boolean => unasked

/** The user has touched the box. */
export function ask(): void {
  unasked = false
}
