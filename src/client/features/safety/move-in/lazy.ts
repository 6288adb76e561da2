export { chooseMoveIn } from './choose-move-in.ts'
export { useMessages as useMoveInMessages } from './messages.ts'
export { openBookmarkGuide } from './guide/open-bookmark-guide.ts'
