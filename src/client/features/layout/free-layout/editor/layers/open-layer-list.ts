import { createElement } from 'react'
import { openOverlay } from '../../../../../ui/overlay/overlay.ts'

/** Opens the layer list beside an element. */
export const openLayerList = (beside: HTMLElement): void =>
  void openOverlay(
    () => import('./LayerList.tsx'),
    ({ LayerList }, { open, close }) => createElement(LayerList, { anchor: { current: beside }, open, onClose: close }),
  )
