export { placeTileAt } from './change.ts'
export { default as FreePage } from './FreePage.tsx'
export { currentCanvas } from './layout.ts'
export { switchMode } from './mode-switch.ts'
