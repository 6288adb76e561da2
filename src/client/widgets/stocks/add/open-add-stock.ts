import { createElement } from 'react'
import { openOverlay } from '../../../kit/interaction.ts'

/** Opens the dialog that searches stocks and adds them. */
export function openAddStock(): void {
  openOverlay(
    () => import('./AddStock.tsx'),
    ({ AddStock }, { open, close }) => createElement(AddStock, { open, onClose: close }),
  )
}
