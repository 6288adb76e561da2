export { Age } from './Age.tsx'
export { FaultText, LiveContent } from './LiveContent.tsx'
export { defineLive } from './live.ts'
export { useLive } from './use-live.ts'
