export { createDropIndicator } from './drop-indicator.ts'
export {
  type DropTarget,
  type DropTargets,
  dropLocationOf,
  dropTargetAt,
  toDocumentLocation,
} from './drop-targets.ts'
export { edgeScrollSpeed } from './edge-scroll.ts'
export { FLIP_TIMING, flip, flipFrom } from './flip.ts'
export { type FolderName, proposeFolderName } from './folder-name.ts'
export { createGhost, type Ghost } from './ghost.ts'
export { measureDropTargets } from './measure-drop-targets.ts'
export { pageOrigin, toPageCoordinates } from './page-coordinates.ts'
export { scrollGroupBar } from './scroll-bar.ts'
