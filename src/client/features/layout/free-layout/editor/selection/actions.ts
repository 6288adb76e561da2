import type { Point } from '../../../../../lib/geometry/vector.ts'
import * as icons from '../../../../../ui/icons/paths.ts'
import type { MenuItem } from '../../../../../ui/overlay/menu/menu-entries.ts'
import { showToast } from '../../../../../ui/overlay/toast/toast.ts'
import { refusalToAlign, refusalToDistribute } from '../../kernel/arrange/align.ts'
import { refusalToGroup, refusalToUngroup } from '../../kernel/edit.ts'
import { NOTHING, type Selection } from '../../kernel/selection.ts'
import type { Element } from '../../layout.ts'
import { type MessageKey, messages } from '../../messages.ts'
import { currentElements, currentSelection } from '../editor-state.ts'
import { copySelected, cutSelected, pasteClipboard } from './copy-paste.ts'
import {
  alignSelected,
  deleteSelectedTiles,
  distributeSelected,
  duplicateSelected,
  groupSelected,
  lockTiles,
  moveSelectedLayer,
  rotateSelected,
  selectAll,
  ungroupSelected,
} from './edit-selection.ts'

/** The arguments that some actions take besides the selection. */
interface ActionContext {
  /** Where to paste, in px of the page; unless given, where it was copied. */
  readonly point?: Point | undefined
  /** The elements to unlock, which cannot be selected. */
  readonly locked?: Selection
}

/** One action on the selection. Its label is the message with its id; without one it is reached by keys alone. */
export interface Action {
  readonly icon?: string
  /** As the user reads it, e.g. `Ctrl+G`. */
  readonly shortcut?: string
  /** The key strokes that run it, if they are not exactly `shortcut`; see `strokeOf` in keyboard.ts. */
  readonly strokes?: readonly string[]
  readonly danger?: boolean
  /** The message that says why it is not available; undefined if it is. */
  readonly when?: (elements: readonly Element[], selection: Selection) => MessageKey | undefined
  readonly run: (context: ActionContext) => void
}

/** Every action of the editor, by id: toolbar, context menu, keys and layer list derive from this table. */
export const ACTIONS = {
  'align.left': { icon: icons.alignLeft, when: refusalToAlign, run: () => alignSelected('left') },
  'align.center': { icon: icons.alignCenter, when: refusalToAlign, run: () => alignSelected('center') },
  'align.right': { icon: icons.alignRight, when: refusalToAlign, run: () => alignSelected('right') },
  'align.top': { icon: icons.alignTop, when: refusalToAlign, run: () => alignSelected('top') },
  'align.middle': { icon: icons.alignMiddle, when: refusalToAlign, run: () => alignSelected('middle') },
  'align.bottom': { icon: icons.alignBottom, when: refusalToAlign, run: () => alignSelected('bottom') },
  'distribute.x': { icon: icons.distribute, when: refusalToDistribute, run: () => distributeSelected('x') },
  'distribute.y': { icon: icons.distributeDown, when: refusalToDistribute, run: () => distributeSelected('y') },
  'layer.toFront': { icon: icons.toFront, run: () => moveSelectedLayer('toFront') },
  'layer.forward': { icon: icons.forward, shortcut: 'Ctrl+]', run: () => moveSelectedLayer('forward') },
  'layer.back': { icon: icons.back, shortcut: 'Ctrl+[', run: () => moveSelectedLayer('back') },
  'layer.toBack': { icon: icons.toBack, run: () => moveSelectedLayer('toBack') },
  group: { icon: icons.group, shortcut: 'Ctrl+G', when: refusalToGroup, run: groupSelected },
  ungroup: { icon: icons.ungroup, shortcut: 'Ctrl+Shift+G', when: refusalToUngroup, run: ungroupSelected },
  lock: { icon: icons.lock, run: () => lockTiles(currentSelection(), true) },
  unlock: { icon: icons.unlock, run: ({ locked = NOTHING }) => lockTiles(locked, false) },
  cut: { icon: icons.cut, shortcut: 'Ctrl+X', run: () => void cutSelected() },
  copy: { icon: icons.copy, shortcut: 'Ctrl+C', run: () => void copySelected() },
  // Ctrl+V is left to the browser's `paste` event, the only way to the clipboard that needs no permission
  paste: { icon: icons.paste, shortcut: 'Ctrl+V', strokes: [], run: ({ point }) => void pasteClipboard(point) },
  duplicate: { icon: icons.duplicate, shortcut: 'Ctrl+Shift+D', run: duplicateSelected },
  delete: {
    icon: icons.trash,
    shortcut: 'Del',
    strokes: ['Delete', 'Backspace'],
    danger: true,
    run: () => void deleteSelectedTiles(),
  },
  selectAll: { shortcut: 'Ctrl+A', run: selectAll },
  // steps above the 5 degrees within which a rotation would snap back
  'rotate.left': { strokes: ['Alt+Comma'], run: () => rotateSelected(-15) },
  'rotate.right': { strokes: ['Alt+Period'], run: () => rotateSelected(15) },
  'rotate.farLeft': { strokes: ['Alt+Shift+Comma'], run: () => rotateSelected(-45) },
  'rotate.farRight': { strokes: ['Alt+Shift+Period'], run: () => rotateSelected(45) },
} as const satisfies Readonly<Record<string, Action>>

export type ActionId = keyof typeof ACTIONS

/** An action with a label: one that toolbar, menu or layer list can offer. */
export type OfferedActionId = ActionId & MessageKey

/** The actions of a submenu or a part of the toolbar, in their order. */
export const ALIGN_HORIZONTALLY = ['align.left', 'align.center', 'align.right'] as const
export const ALIGN_VERTICALLY = ['align.top', 'align.middle', 'align.bottom'] as const
export const DISTRIBUTE = ['distribute.x', 'distribute.y'] as const
export const MOVE_LAYER = ['layer.toFront', 'layer.forward', 'layer.back', 'layer.toBack'] as const

/** Runs an action on the selection, or says why it is refused. */
export function runAction(id: ActionId, context: ActionContext = {}): void {
  const { when, run }: Action = ACTIONS[id]
  const refusal = when?.(currentElements(), currentSelection())
  if (refusal === undefined) run(context)
  else showToast({ kind: 'warning', text: messages(refusal) })
}

/** The key strokes of an action. */
export const strokesOf = ({ strokes, shortcut }: Action): readonly string[] =>
  strokes ?? (shortcut === undefined ? [] : [shortcut])

const isActionId = (id: string): id is ActionId => Object.hasOwn(ACTIONS, id)

export const ACTION_IDS: readonly ActionId[] = Object.keys(ACTIONS).filter(isActionId)

const BY_STROKE: ReadonlyMap<string, ActionId> = new Map(
  ACTION_IDS.flatMap((id) => strokesOf(ACTIONS[id]).map((stroke) => [stroke, id] as const)),
)

export const actionOfStroke = (stroke: string): ActionId | undefined => BY_STROKE.get(stroke)

/** An action as a button or a row of a menu shows it. */
export interface ActionItem extends MenuItem {
  readonly icon: string
  readonly run: () => void
}

export function itemOf(id: OfferedActionId, context?: ActionContext): ActionItem {
  const { icon } = ACTIONS[id]
  const { shortcut, danger }: Action = ACTIONS[id]
  return {
    id: `free-layout.${id}`, // other features add entries to the same menu
    label: messages(id),
    icon,
    ...(shortcut !== undefined && { shortcut }),
    ...(danger !== undefined && { danger }),
    run: () => runAction(id, context),
  }
}

export const itemsOf = (ids: readonly OfferedActionId[]): readonly ActionItem[] => ids.map((id) => itemOf(id))

/** Those of the actions that are available for these elements. */
export function availableItems(ids: readonly OfferedActionId[], selected: readonly Element[]): readonly ActionItem[] {
  const selection = new Set(selected.map(({ id }) => id))
  return itemsOf(
    ids.filter((id) => {
      const { when }: Action = ACTIONS[id]
      return when?.(selected, selection) === undefined
    }),
  )
}
