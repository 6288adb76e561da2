import { createElement } from 'react'
import { openOverlay } from '../../../../../ui/overlay/overlay.ts'

/** Opens the choice of pins for the selection beside an element. */
export const openPinPicker = (beside: HTMLElement): void =>
  void openOverlay(
    () => import('./PinPicker.tsx'),
    ({ PinPicker }, { open, close }) => createElement(PinPicker, { anchor: { current: beside }, open, onClose: close }),
  )
