/** What the search box loads with its first touch: what Enter does, and the panels. */

export { Modes } from './Modes.tsx'
export { runSearch } from './run.ts'
export { SearchPanel } from './SearchPanel.tsx'
