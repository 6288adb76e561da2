export type { ContextMenu } from './context-menu.ts'
export { ShortcutBar } from './shortcuts/ShortcutBar.tsx'
