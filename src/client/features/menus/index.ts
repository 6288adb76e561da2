export { ShortcutBar } from './ShortcutBar.tsx'
