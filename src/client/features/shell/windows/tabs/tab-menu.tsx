import * as icons from '../../../../ui/icons/paths.ts'
import type { MenuEntry } from '../../../../ui/overlay/menu/menu-entries.ts'
import { messages } from '../messages.ts'
import {
  CLOSED,
  closeOtherTabs,
  closeTab,
  closeTabsToTheRight,
  moveTab,
  type WindowState,
  type WindowTab,
} from '../model.ts'
import { changeWindow } from '../state/window-state.ts'

/** The menu of a tab: closing it and others, and moving it, as dragging does. */
export function tabMenu({ tabs }: WindowState, { key }: WindowTab): readonly MenuEntry[] {
  const at = tabs.findIndex((tab) => tab.key === key)
  const entry = (id: Parameters<typeof messages>[0], icon: string, change: (now: WindowState) => WindowState) => ({
    id,
    label: messages(id),
    icon,
    run: () => changeWindow(change),
  })
  const isLast = at === tabs.length - 1
  return [
    entry('close', icons.close, (now) => closeTab(now, key)),
    ...(tabs.length > 1 ? [entry('closeOthers', icons.layers, (now) => closeOtherTabs(now, key))] : []),
    ...(isLast ? [] : [entry('closeRight', icons.arrowOut, (now) => closeTabsToTheRight(now, key))]),
    entry('closeAll', icons.trash, () => CLOSED),
    ...(tabs.length > 1 ? (['divider'] as const) : []),
    ...(at > 0 ? [entry('moveLeft', icons.chevronLeft, (now) => moveTab(now, key, at - 1))] : []),
    ...(isLast ? [] : [entry('moveRight', icons.chevronRight, (now) => moveTab(now, key, at + 1))]),
  ]
}
