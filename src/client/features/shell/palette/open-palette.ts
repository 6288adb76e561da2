import { createElement } from 'react'
import { isComposing } from '../../../ui/input/keyboard/composing.ts'
import { openOverlay } from '../../../ui/overlay/overlay.ts'

let isOpen = false

/** Opens the command palette, unless it is open. @param text what it searches for at first */
export function openPalette(text = ''): void {
  if (isOpen) return
  isOpen = true
  const endTyping = takeTyping()
  const onClose = () => {
    endTyping()
    isOpen = false
  }
  openOverlay(
    () => import('./Palette.tsx'),
    ({ Palette }, { open, close }) =>
      createElement(Palette, {
        open,
        initialText: text,
        typed: endTyping(),
        close: () => {
          onClose()
          close()
        },
      }),
    onClose,
  )
}

/** Takes what is typed while the palette is loaded, else the search box would. @returns ends it, and gives the text */
function takeTyping(): () => string {
  let text = ''
  const take = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event
    if (ctrlKey || metaKey || altKey || isComposing(event)) return
    if (key === 'Backspace') text = text.slice(0, -1)
    else if ([...key].length === 1) text += key
    else return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  addEventListener('keydown', take, { capture: true })
  return () => {
    removeEventListener('keydown', take, { capture: true })
    return text
  }
}
