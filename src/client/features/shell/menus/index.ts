export type { ContextMenu } from './context-menu.ts'
export { ShortcutBar } from './ShortcutBar.tsx'
