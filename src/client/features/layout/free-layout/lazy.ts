export { placeTileAt, placeTileInView } from './change.ts'
export { default as FreePage } from './FreePage.tsx'
export { currentCanvas } from './layout.ts'
export { switchMode, toggleLock } from './mode-switch.ts'
