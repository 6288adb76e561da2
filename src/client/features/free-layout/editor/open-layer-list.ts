import { createElement } from 'react'
import { openOverlay } from '../../../ui/overlay/overlay.ts'

/** Opens the list of the page's layers beside what it has been asked for from. */
export const openLayerList = (beside: HTMLElement): void =>
  void openOverlay(
    () => import('./LayerList.tsx'),
    ({ LayerList }, { open, close }) => createElement(LayerList, { anchor: { current: beside }, open, onClose: close }),
  )
