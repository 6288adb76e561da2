export { canNotify, isNotifying, mayNotify, notifyHidden } from './notifications.ts'
export type { Prompt, PromptContent } from './prompts.ts'
export { showPrompts } from './show-prompts.ts'
export { claimSignal } from './signals.ts'
