export { selectFirstEngines } from './first-engines.ts'
export { preloadSearch } from './preload.ts'
export { SearchBox } from './SearchBox.tsx'
export { searchSettings } from './settings.ts'
