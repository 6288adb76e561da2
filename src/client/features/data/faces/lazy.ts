export { acceptFile, acceptStored, acceptText, storePicture, storeWallpaper } from './accept.ts'
export { faceFile } from './face-file.ts'
export {
  deleteFaces,
  fetchFace,
  fetchFacesBy,
  readFace,
  showFaces,
  showFacesOnceConnected,
  storeFaces,
} from './face-store.ts'
export { type FaceProblem, problemOf, serverReasonOf } from './kernel/problem.ts'
export { findReferences } from './kernel/references.ts'
export { messages as faceMessages, useMessages as useFaceMessages } from './messages.ts'
