export {
  currentGroupIndex,
  currentGroupState,
  indexOfGroup,
  showGroup,
  tilesOnScreen,
  useCurrentGroupIndex,
} from './current-group.ts'
export { home } from './document.home.ts'
export { itemAddress } from './item-address.ts'
export { itemFace } from './item-face.ts'
export { hostOf, itemName } from './item-name.ts'
export { iconSettings } from './settings.home.ts'
