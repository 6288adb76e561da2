import { createElement } from 'react'
import { openOverlay } from '../../../kit/interaction.ts'

/** Lists the people whom the user has hidden. */
export function openHiddenPeople(): void {
  openOverlay(
    () => import('./HiddenPeopleDialog.tsx'),
    ({ HiddenPeopleDialog }, state) => createElement(HiddenPeopleDialog, state),
  )
}
