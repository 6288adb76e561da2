export type { OwnMenu } from './own-menu.ts'
export { ShortcutBar } from './ShortcutBar.tsx'
