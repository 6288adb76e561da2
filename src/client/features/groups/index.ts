export { current, currentGroup, showGroup, useCurrentGroup } from './current.ts'
export { home } from './document.ts'
export { faceOf } from './face.ts'
export { GroupArea } from './GroupArea.tsx'
