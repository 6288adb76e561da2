import { createElement } from 'react'
import { openOverlay } from '../../../kit/interaction.ts'
import type { PlacedEntry } from './feed-entries.ts'

/** Opens the list of calendars that the user has subscribed to. */
export const openFeeds = (): void =>
  void openOverlay(
    () => import('./FeedsDialog.tsx'),
    ({ FeedsDialog }, state) => createElement(FeedsDialog, state),
  )

/** Shows an entry of such a calendar. */
export const openEntry = (placed: PlacedEntry): void =>
  void openOverlay(
    () => import('./EntryDialog.tsx'),
    ({ EntryDialog }, state) => createElement(EntryDialog, { ...state, placed }),
  )
