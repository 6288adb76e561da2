export { default as homeRepair } from './home-repair.ts'
export { messages, useMessages } from './messages.ts'
export { notifyMoved } from './notify-moved.ts'
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
  type Refusal,
  refusalToDeleteGroup,
  refusalToLeave,
  renameTile,
  replaceTile,
  resizeTile,
} from './operations.ts'
