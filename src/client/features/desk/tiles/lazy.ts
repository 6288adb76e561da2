export { AddCell } from './AddCell.tsx'
export { confirmAndDeleteTiles } from './delete/delete-tiles.ts'
export { firstHole } from './first-hole.ts'
export { FolderTiles } from './folders/FolderTiles.tsx'
export { FolderTitle } from './folders/FolderTitle.tsx'
export { iconProperties } from './look/look.ts'
export {
  providedGroupEntries,
  providedMenuAt,
  providedTileEntries,
  provideGroupEntries,
  provideMenus,
  provideTileEntries,
} from './menu-provider.ts'
export { openAddIcon } from './open/open-add-icon.ts'
export { openEntries } from './open/open-entries.ts'
export { closeFolder, openFolder, openNewFolder } from './open/open-folder.ts'
export { openElement } from './open/open-tile.ts'
export { openWidget, openWidgetsOnClick } from './open/open-widgets.ts'
export { type TileTarget, tileTargetAt } from './open/tile-target.ts'
export { availableSizes, nearestSize, nextSize, possibleSizes } from './tile-sizes.ts'
