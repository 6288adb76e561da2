export { addNewTile } from './add/add-new-tile.ts'
export { countSite } from './add/count-added.ts'
export { acceptFromOutside, addSites } from './from-outside/accept-from-outside.ts'
export { ownIconOf, tileOfSite } from './model.ts'
