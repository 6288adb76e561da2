export { beginBatch } from './batch/batch.ts'
export { startKeyboardDrag } from './dragging/keyboard-drag.ts'
export { listenToGridPointer } from './pointer.ts'
