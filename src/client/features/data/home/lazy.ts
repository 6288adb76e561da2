export { firstDesktop } from './first-desktop.ts'
export { followUndo } from './follow-undo.ts'
export { default as homeRepair } from './home-repair.ts'
export { newTileLocation } from './new-tile-location.ts'
export { notifyMoved, notifyRefusal } from './notify.ts'
export {
  addTile,
  appendGroup,
  changeGroup,
  type DropLocation,
  deleteGroup,
  deleteTiles,
  type FoundTile,
  findTile,
  moveGroup,
  moveTile,
  moveTiles,
  moveTilesToGroup,
  moveToDock,
  moveToGroup,
  type NewFolder,
  NO_FOLDER,
  nonEmptyFolders,
  placeGroup,
  refusalToDeleteGroup,
  refusalToLeave,
  refusalToMove,
  renameTile,
  replaceTile,
  resizeTile,
  type TileLocation,
  updateTile,
} from './operations.ts'
export { showOnHome } from './show-on-home.ts'
export { rememberShownGroups, wasShown } from './shown-groups.ts'
export { welcomeAgain } from './welcome-new-user.ts'
