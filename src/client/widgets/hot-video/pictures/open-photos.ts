import { createElement } from 'react'
import { openOverlay } from '../../../kit/interaction.ts'

/** Opens the photos of a film in large, on one of them. */
export function openPhotos(name: string, photos: readonly string[], index: number): void {
  openOverlay(
    () => import('./PhotoDialog.tsx'),
    ({ PhotoDialog }, { open, close }) => createElement(PhotoDialog, { name, photos, index, open, close }),
  )
}
