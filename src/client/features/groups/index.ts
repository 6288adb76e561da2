export { showGroup, turnGroup, useCurrentGroup } from './current.ts'
export { home } from './document.ts'
export { layFirstDesktop } from './first-desktop.ts'
export { GroupArea } from './GroupArea.tsx'
