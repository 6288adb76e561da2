export { desktopIcons } from './desktop-icons.ts'
export { GroupArea } from './GroupArea.tsx'
