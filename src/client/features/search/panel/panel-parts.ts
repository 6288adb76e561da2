/** What the search box loads with its first touch: what Enter does, the menu of engines, and the panels. */

export { openEngineMenu } from '../engines/menu.tsx'
export { Modes } from './Modes.tsx'
export { engineBy } from './rows.ts'
export { runSearch } from './run.ts'
export { SearchPanel } from './SearchPanel.tsx'
