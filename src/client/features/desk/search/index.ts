export { selectFirstEngines } from './engines/first-engines.ts'
export { shownEngineIcon } from './engines/shown-engine.ts'
export { preloadSearch } from './load-panels.ts'
export {
  leaveProvidedTab,
  type ProvidedMode,
  provideMode,
} from './provided-mode.ts'
export { SearchBox } from './SearchBox.tsx'
export { searchSettings } from './settings.first-frame.ts'
