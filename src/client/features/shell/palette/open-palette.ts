import { createElement } from 'react'
import { openOverlay } from '../../../ui/overlay/overlay.ts'

let isOpen = false

/** Opens the command palette, unless it is open. @param text what it searches for at first */
export function openPalette(text = ''): void {
  if (isOpen) return
  isOpen = true
  const onClose = () => (isOpen = false)
  openOverlay(
    () => import('./Palette.tsx'),
    ({ Palette }, { open, close }) =>
      createElement(Palette, {
        open,
        initialText: text,
        close: () => {
          onClose()
          close()
        },
      }),
    onClose,
  )
}
