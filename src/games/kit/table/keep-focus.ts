/** For `onMouseDown` of a control: it leaves the keys to the board, where Space and Enter would press it again. */
export const keepFocus = (event: MouseEvent): void => event.preventDefault()
