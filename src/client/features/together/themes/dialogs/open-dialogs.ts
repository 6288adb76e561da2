import { createElement } from 'react'
import type { SharedTheme } from '../../../../../shared/api/theme.ts'
import { openOverlay } from '../../../../ui/overlay/overlay.ts'
import { endTrial } from '../trial.ts'

/** Opens the dialog in which the looks of the page become a theme; what is tried on is taken off before. */
export async function openKeepLook(): Promise<void> {
  await endTrial()
  openOverlay(
    () => import('./KeepLookDialog.tsx'),
    ({ KeepLookDialog }, state) => createElement(KeepLookDialog, state),
  )
}

/** Opens the dialog in which the user changes a theme that he shares. @param onChanged called once it is another one */
export async function openEditTheme(theme: SharedTheme, onChanged: () => void): Promise<void> {
  await endTrial()
  openOverlay(
    () => import('./EditThemeDialog.tsx'),
    ({ EditThemeDialog }, state) => createElement(EditThemeDialog, { ...state, theme, onChanged }),
  )
}
