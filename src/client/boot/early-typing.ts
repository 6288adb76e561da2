/** The search box while nothing has the focus; the first frame's comes before the live one. */
const IDLE_BOX = ':root:not([data-typing]) body:not(:focus-within) search input'

/**
 * Puts a text that is typed while nothing has the focus into the search box, from the first frame on, until the program
 * does so itself and says it by the root's `data-typing` (features/desk/search/type-to-search.ts).
 */
export function takeEarlyTyping(): void {
  addEventListener('keydown', ({ key, ctrlKey, metaKey, altKey }) => {
    const isCommand = ctrlKey || metaKey || altKey
    if (!isCommand && /^(\S|Process|Dead)$/.test(key)) document.querySelector<HTMLInputElement>(IDLE_BOX)?.focus()
  })
}
