export type { OwnMenu } from './own.ts'
export { ShortcutBar } from './ShortcutBar.tsx'
