export { Age } from './Age.tsx'
export { defineLive } from './live.ts'
export { Nothing, NothingText } from './Nothing.tsx'
export { useLive } from './use-live.ts'
