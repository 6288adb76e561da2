import { createElement } from 'react'
import type { Update } from '../../../../../shared/lib/text/updates.ts'
import { openOverlay } from '../../../../ui/overlay/overlay.ts'

/** Opens the notes of versions. @param closed called when the user closes them */
export function openNews(news: readonly Update[], closed: () => void = () => {}): void {
  openOverlay(
    () => import('./NewsDialog.tsx'),
    ({ NewsDialog }, { open, close }) =>
      createElement(NewsDialog, {
        open,
        news,
        close: () => {
          closed()
          close()
        },
      }),
  )
}

/** Opens the record of all versions. */
export async function openRecord(): Promise<void> {
  const { newsAfter } = await import('./news.ts')
  openNews(newsAfter('0.0.0'))
}

export function openLicences(): void {
  openOverlay(
    () => import('./LicenceDialog.tsx'),
    ({ LicenceDialog }, state) => createElement(LicenceDialog, state),
  )
}

/** Opens the user agreement or the privacy page. */
export function openLegal(kind: 'agreement' | 'privacy'): void {
  openOverlay(
    () => import('./LegalDialog.tsx'),
    ({ LegalDialog }, state) => createElement(LegalDialog, { ...state, kind }),
  )
}

/** Opens the ways to donate that the operator has given. */
export function openDonations(): void {
  openOverlay(
    () => import('./DonationDialog.tsx'),
    ({ DonationDialog }, state) => createElement(DonationDialog, state),
  )
}
