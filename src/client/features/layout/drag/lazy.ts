export { createDropIndicator } from './drop-indicator.ts'
export { edgeScrollSpeed } from './edge-scroll.ts'
export { FLIP_TIMING, flip, flipFrom } from './flip.ts'
export { type FolderName, proposeFolderName } from './folder-name.ts'
export { createGhost, type Ghost } from './ghost.ts'
export { measureOuterTargets } from './measure-outer-targets.ts'
export {
  dropLocationOf,
  type OuterTarget,
  type OuterTargets,
  outerTargetAt,
  toDocumentLocation,
} from './outer-targets.ts'
export { pageOrigin, toPageCoordinates } from './page-coordinates.ts'
export { scrollGroupBar } from './scroll-bar.ts'
