import * as icons from '../../../../../ui/icons/paths.ts'
import type { MenuItem } from '../../../../../ui/overlay/menu/menu-entries.ts'
import { messages } from '../../messages.ts'
import { ALIGN_HORIZONTALLY, ALIGN_VERTICALLY, DISTRIBUTE, itemsOf, MOVE_LAYER } from '../selection/actions.ts'

/** Opens a choice of actions. */
type Opener = Required<Pick<MenuItem, 'id' | 'label' | 'items'>> & { readonly icon: string }

export const alignMenu = (): Opener => ({
  id: 'align',
  label: messages('align'),
  icon: icons.alignLeft,
  items: [...itemsOf(ALIGN_HORIZONTALLY), 'divider', ...itemsOf(ALIGN_VERTICALLY), 'divider', ...itemsOf(DISTRIBUTE)],
})

export const layerMenu = (): Opener => ({
  id: 'layers',
  label: messages('layers'),
  icon: icons.layers,
  items: itemsOf(MOVE_LAYER),
})

/** The entry that opens the choice of pins, which the toolbar and the menu do differently. */
export const pinsEntry = (): Omit<Opener, 'items'> => ({
  id: 'pins',
  label: messages('pins'),
  icon: icons.pin,
})

/** The entry that opens the layer list, which the toolbar and the menu do differently. */
export const layerListEntry = (): Omit<Opener, 'items'> => ({
  id: 'list',
  label: messages('layerList'),
  icon: icons.list,
})
