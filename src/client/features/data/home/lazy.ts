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
export { default as homeRepair } from './schema/home-repair.ts'
export { followUndo } from './view/follow-undo.ts'
export { newTileLocation } from './view/new-tile-location.ts'
export { showOnHome } from './view/show-on-home.ts'
export { rememberShownGroups, wasShown } from './view/shown-groups.ts'
export { welcomeAgain } from './welcome/welcome-new-user.ts'
