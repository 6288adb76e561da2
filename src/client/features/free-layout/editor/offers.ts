import type { Point } from '../../../../shared/lib/geometry/vector.ts'
import * as icons from '../../../ui/icons/paths.ts'
import type { MenuItem } from '../../../ui/overlay/menu/menu-entries.ts'
import type { Alignment } from '../kernel/align.ts'
import { refusalToGroup, refusalToUngroup } from '../kernel/edit.ts'
import type { Axis } from '../kernel/geometry.ts'
import type { LayerMove } from '../kernel/layers.ts'
import type { Element } from '../layout.ts'
import { messages } from '../messages.ts'
import {
  alignSelected,
  deleteSelectedTiles,
  distributeSelected,
  duplicateSelected,
  groupSelected,
  lockSelected,
  moveSelectedLayer,
  ungroupSelected,
} from './acts.ts'
import { copySelected, cutSelected, pasteClipboard } from './copy-paste.ts'

/** Something that can be done with the selection, as its toolbar, its menu and the list of layers offer it. */
export interface Offer extends MenuItem {
  readonly icon: string
  readonly run: () => void
}

const ALIGN_ICONS: Readonly<Record<Alignment, string>> = {
  left: icons.alignLeft,
  center: icons.alignCenter,
  right: icons.alignRight,
  top: icons.alignTop,
  middle: icons.alignMiddle,
  bottom: icons.alignBottom,
}
const DISTRIBUTE_ICONS: Readonly<Record<Axis, string>> = { x: icons.distribute, y: icons.distributeDown }
const LAYER_ICONS: Readonly<Record<LayerMove, string>> = {
  toFront: icons.toFront,
  forward: icons.forward,
  back: icons.back,
  toBack: icons.toBack,
}
const LAYER_KEYS: Readonly<Partial<Record<LayerMove, string>>> = { forward: 'Ctrl+]', back: 'Ctrl+[' }

/** One of the six alignments. */
export const toAlign = (alignment: Alignment): Offer => ({
  id: alignment,
  label: messages(`align.${alignment}`),
  icon: ALIGN_ICONS[alignment],
  run: () => alignSelected(alignment),
})

/** Equal gaps along an axis. */
export const toDistribute = (axis: Axis): Offer => ({
  id: axis,
  label: messages(`distribute.${axis}`),
  icon: DISTRIBUTE_ICONS[axis],
  run: () => distributeSelected(axis),
})

/** The four ways among the layers, from the front to the back. */
export const toMoveLayer = (): readonly Offer[] =>
  (['toFront', 'forward', 'back', 'toBack'] as const).map((move) => {
    const shortcut = LAYER_KEYS[move]
    return {
      id: move,
      label: messages(`layer.${move}`),
      icon: LAYER_ICONS[move],
      ...(shortcut !== undefined && { shortcut }),
      run: () => moveSelectedLayer(move),
    }
  })

/** To group what is selected, unless it is one group or one element, and to ungroup what is of any. */
export function toGroup(selected: readonly Element[]): readonly Offer[] {
  const ids = new Set(selected.map(({ id }) => id))
  return [
    ...(refusalToGroup(selected, ids) === undefined
      ? [{ id: 'group', label: messages('group'), icon: icons.group, shortcut: 'Ctrl+G', run: groupSelected }]
      : []),
    ...(refusalToUngroup(selected, ids) === undefined
      ? [
          {
            id: 'ungroup',
            label: messages('ungroup'),
            icon: icons.ungroup,
            shortcut: 'Ctrl+Shift+G',
            run: ungroupSelected,
          },
        ]
      : []),
  ]
}

export const toLock = (): Offer => ({
  id: 'lock',
  label: messages('lock'),
  icon: icons.lock,
  run: lockSelected,
})

export const toCut = (): Offer => ({
  id: 'cut',
  label: messages('cut'),
  icon: icons.cut,
  shortcut: 'Ctrl+X',
  run: () => void cutSelected(),
})

export const toCopy = (): Offer => ({
  id: 'copyTiles',
  label: messages('copy'),
  icon: icons.copy,
  shortcut: 'Ctrl+C',
  run: () => void copySelected(),
})

/** To paste where it was copied, or at a point of the page. */
export const toPaste = (corner?: Point): Offer => ({
  id: 'paste',
  label: messages('paste'),
  icon: icons.paste,
  shortcut: 'Ctrl+V',
  run: () => void pasteClipboard(corner),
})

export const toDuplicate = (): Offer => ({
  id: 'duplicate',
  label: messages('duplicate'),
  icon: icons.duplicate,
  shortcut: 'Ctrl+D',
  run: duplicateSelected,
})

export const toDelete = (): Offer => ({
  id: 'delete',
  label: messages('delete'),
  icon: icons.trash,
  shortcut: 'Del',
  danger: true,
  run: () => void deleteSelectedTiles(),
})
