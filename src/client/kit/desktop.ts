/** The page around a widget: addresses, windows, the tiles of the home screen and their pictures. */

export { readPageBlob } from '../core/net/call.ts'
export { faceUrls } from '../core/page/face-urls.ts'
export { cacheOffline } from '../core/page/offline.ts'
export { linkProps, openUrl } from '../core/page/open-url.ts'
export { leadTitle } from '../core/page/page-title.ts'
export { readDataUrl } from '../core/page/read-blob.ts'
export { useScreen } from '../core/page/screen.ts'
export { trustedScriptUrl } from '../core/page/trusted-url.ts'
export {
  allowBrowserBookmarks,
  hasBrowserBookmarks,
  parseBrowserTree,
  parseNetscape,
  provideBookmarkApp,
  readBrowserTree,
  writeNetscape,
} from '../features/data/bookmarks/lazy.ts'
export {
  acceptFile,
  deleteFaces,
  type FaceProblem,
  faceFile,
  faceMessages,
  problemOf,
  showFaces,
  showFacesOnceConnected,
  storeFaces,
  storePicture,
  useFaceMessages,
} from '../features/data/faces/lazy.ts'
export { home, hostOf, itemFace, itemName } from '../features/data/home/index.ts'
export { session } from '../features/data/session/index.ts'
export { SiteArt, tileOfSite } from '../features/data/site-catalog/lazy.ts'
export { themeSettings } from '../features/data/theme/index.ts'
export { askSiteName, ItemDialog, mayAskServer, SiteCards } from '../features/desk/item-editor/lazy.ts'
export { provideTileEntries } from '../features/desk/tiles/lazy.ts'
export { addNewTile, addSites, countSite, ownIconOf } from '../features/layout/add-icon/lazy.ts'
export { provideTopic } from '../features/look/mascot/lazy.ts'
export { useOperator, VERSION } from '../features/shell/about/lazy.ts'
export { openApp } from '../features/shell/windows/index.ts'
export { createViewRequest, requestView, useViewRequest } from '../features/shell/windows/lazy.ts'
export { openInWindow, WebPage } from '../features/shell/zx-load/lazy.ts'
export { appFace } from '../ui/components/app-icon/app-face.tsx'
