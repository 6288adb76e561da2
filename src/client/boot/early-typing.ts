/**
 * Puts a text that is typed while nothing has the focus into the search box, from the first frame on, until the program
 * does so itself and says it by the root's `data-typing` (features/search/type-to-search.ts).
 */
export function takeEarlyTyping(): void {
  addEventListener('keydown', ({ key, ctrlKey, metaKey, altKey }) => {
    if (ctrlKey || metaKey || altKey || !/^(\S|Process|Dead)$/.test(key)) return
    // the first frame's is before the live one
    const input = document.querySelector<HTMLInputElement>(':root:not([data-typing]) main > search input')
    if (document.activeElement === document.body && input?.checkVisibility()) input.focus()
  })
}
