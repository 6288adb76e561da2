/** The chunk that the search box loads on its first use: running a search, the menu of engines, the panels. */

export { showOffers } from '../../../shell/local-search/lazy.ts'
export { openEngineMenu } from './engine-menu.tsx'
export { Modes } from './Modes.tsx'
export { engineBy } from './rows.ts'
export { submitSearch } from './run.ts'
export { SearchPanel } from './SearchPanel.tsx'
