export { default as homeRepair } from './home-repair.ts'
export { notifyMoved } from './notify-moved.ts'
export { notifyRefusal } from './notify-refusal.ts'
export {
  changeGroup,
  type DropLocation,
  deleteGroup,
  deleteTile,
  deleteTiles,
  dissolveFolder,
  type FoundTile,
  findTile,
  moveGroup,
  moveTile,
  moveTiles,
  moveTilesToGroup,
  moveToDock,
  moveToGroup,
  NO_FOLDER,
  nonEmptyFolders,
  placeGroup,
  refusalToDeleteGroup,
  refusalToLeave,
  renameTile,
  replaceTile,
  resizeTile,
} from './operations.ts'
