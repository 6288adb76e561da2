import { createElement } from 'react'
import { copyText, openOverlay, showToast, toastDurations } from '../../kit/interaction.ts'
import { messages } from './messages.ts'

/** Copies a text, and says whether that was possible. */
export async function copyAndTell(text: string): Promise<void> {
  const isCopied = await copyText(text)
  showToast({
    kind: isCopied ? 'success' : 'error',
    text: messages(isCopied ? 'copied' : 'notCopied'),
    duration: toastDurations.component,
  })
}

/** Shows a link's address before it is opened. @param name of whoever sent it */
export function askToOpen(link: HTMLElement, address: string, name: string): void {
  openOverlay(
    () => import('./list/LinkPopover.tsx'),
    ({ LinkPopover }, state) => createElement(LinkPopover, { ...state, link, address, name }),
  )
}

/** Lists the people whom the user has hidden. */
export function openHiddenPeople(): void {
  openOverlay(
    () => import('./aside/HiddenPeopleDialog.tsx'),
    ({ HiddenPeopleDialog }, state) => createElement(HiddenPeopleDialog, state),
  )
}

/** Shows, where a window has no room for it, what else stands beside the list. */
export function openAside(): void {
  openOverlay(
    () => import('./aside/AsideDialog.tsx'),
    ({ AsideDialog }, state) => createElement(AsideDialog, state),
  )
}
