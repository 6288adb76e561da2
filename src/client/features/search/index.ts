export { preloadSearch } from './preload.ts'
export { SearchBox } from './SearchBox.tsx'
export { searchSettings } from './settings.ts'
