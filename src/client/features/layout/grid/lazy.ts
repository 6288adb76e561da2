export { beginBatch } from './batch/batch.ts'
export { startKeyboardDrag } from './keyboard-drag.ts'
export { listenToGridPointer } from './pointer.ts'
