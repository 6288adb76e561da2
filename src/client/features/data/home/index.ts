export { hostOf } from '../../../lib/url/host-of.ts'
export { home } from './document.first-frame.ts'
export { itemAddress } from './item/item-address.ts'
export { itemFace } from './item/item-face.ts'
export { itemName } from './item/item-name.ts'
export { iconSettings } from './settings.first-frame.ts'
export {
  currentGroupIndex,
  currentGroupState,
  indexOfGroup,
  showGroup,
  tilesOnScreen,
  useCurrentGroupIndex,
} from './view/current-group.ts'
