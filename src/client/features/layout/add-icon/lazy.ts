export { addNewTile } from './add-new-tile.ts'
export { countSite } from './count-added.ts'
export { acceptFromOutside, addSites } from './from-outside/accept-from-outside.ts'
export { ownIconOf, tileOfSite } from './model.ts'
