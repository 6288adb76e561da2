import { createElement } from 'react'
import { openOverlay } from '../../../kit/interaction.ts'

/** Opens the settings of the timers. @param tile that the window was opened from; empty for none */
export const openSettings = (tile: string): void =>
  void openOverlay(
    () => import('./SettingsDialog.tsx'),
    ({ SettingsDialog }, state) => createElement(SettingsDialog, { ...state, tile }),
  )
