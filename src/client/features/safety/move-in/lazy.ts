export { chooseMoveIn, importFromBrowser } from './choose-move-in.ts'
export { openBookmarkGuide } from './guide/open-bookmark-guide.ts'
export { useMessages as useMoveInMessages } from './messages.ts'
