/** @public the sidebar, commands and keys turn groups as well */
export { showGroup, turnGroup, useCurrentGroup } from './current.ts'
export { home } from './document.ts'
export { faceOf } from './face.ts'
export { layFirstDesktop } from './first-desktop.ts'
export { GroupArea } from './GroupArea.tsx'
