import { createElement } from 'react'
import { openOverlay } from '../../../ui/overlay/overlay.ts'
import { type Prompt, prompts } from './prompts.ts'

/** Shows these prompts of an owner, in place of those that it had; above the page, without taking the focus. */
export function showPrompts(owner: string, list: readonly Prompt[]): void {
  const now = prompts.getState()
  if (list.length === 0 && (now[owner] ?? []).length === 0) return
  prompts.setState({ ...now, [owner]: list }, true)
  if (list.length > 0) openStack()
}

let closeOverlay: (() => void) | undefined

function openStack(): void {
  closeOverlay ??= openOverlay(
    () => import('./PromptStack.tsx'),
    ({ PromptStack }, { open }) => (open ? createElement(PromptStack, { onEmpty: closeStack }) : null),
    () => (closeOverlay = undefined),
  )
}

function closeStack(): void {
  closeOverlay?.()
  closeOverlay = undefined
}
