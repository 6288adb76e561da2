import { createElement } from 'react'
import { openOverlay } from '../../../../ui/overlay/overlay.ts'
import { endTrial } from '../trial.ts'

/** Opens the dialog in which the looks of the page become a theme; what is tried on is taken off before. */
export async function openKeepLook(): Promise<void> {
  await endTrial()
  const close = openOverlay(
    async () => (await import('./KeepLookDialog.tsx')).KeepLookDialog,
    (Dialog, { open }) => createElement(Dialog, { open, onClose: () => close() }),
  )
}
