import { createElement } from 'react'
import { openOverlay } from '../../../ui/overlay/overlay.ts'
import { type Prompt, prompts } from './prompts.ts'

/** Shows these prompts of an owner, in place of those that it had; above the page, without taking the focus. */
export function showPrompts(owner: string, list: readonly Prompt[]): void {
  const now = prompts.getState()
  if (list.length === 0 && (now[owner] ?? []).length === 0) return
  prompts.setState({ ...now, [owner]: list }, true)
  if (list.length > 0) void openStack()
}

let isOpen = false
let closeOverlay = () => {}

/** Without the plate of slow loading: nobody has asked for it. What cannot be loaded is tried again with the next prompt. */
async function openStack(): Promise<void> {
  if (isOpen) return
  isOpen = true
  try {
    const { PromptStack } = await import('./PromptStack.tsx')
    closeOverlay = openOverlay(
      async () => PromptStack,
      (Stack, { open }) => (open ? createElement(Stack, { onEmpty: closeStack }) : null),
    )
  } catch {
    isOpen = false
  }
}

function closeStack(): void {
  isOpen = false
  closeOverlay()
}
