export { ask, createAsked, useAsked } from './asked.ts'
export { coversScreen } from './model.ts'
export { restoreWindow, showApp, toggleOpenApp } from './show-app.ts'
export { useWindowState } from './window-state.ts'
