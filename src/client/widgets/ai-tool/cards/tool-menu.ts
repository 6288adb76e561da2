import { openUrl } from '../../../kit/desktop.ts'
import {
  arrowOut,
  chevronLeft,
  chevronRight,
  edit,
  home,
  star,
  trash,
  window as windowIcon,
} from '../../../kit/icons.ts'
import type { MenuEntry } from '../../../kit/interaction.ts'
import { addToHome, editTool, move, openInBox, remove, toggle } from '../actions.ts'
import { messages } from '../messages.ts'
import type { Tool } from '../model.ts'

/** The actions of a tool; a favorite can be moved. */
export function toolMenu(tool: Tool, favorites: readonly Tool[], initial: readonly string[]): readonly MenuEntry[] {
  const at = favorites.indexOf(tool)
  const moveEntry = (id: 'moveForward' | 'moveBack', icon: string, target: Tool | undefined): readonly MenuEntry[] =>
    at < 0 || target === undefined
      ? []
      : [{ id, label: messages(id), icon, run: () => move(tool.id, target.id, initial) }]
  return [
    { id: 'tab', label: messages('openInTab'), icon: arrowOut, run: () => openUrl(tool.url, 'tab') },
    { id: 'window', label: messages('openInWindow'), icon: windowIcon, run: () => openInBox(tool) },
    'divider',
    { id: 'favorite', label: messages('favorite'), icon: star, checked: at >= 0, run: () => toggle(tool, initial) },
    ...moveEntry('moveForward', chevronLeft, favorites[at - 1]),
    ...moveEntry('moveBack', chevronRight, favorites[at + 1]),
    { id: 'home', label: messages('addToHome'), icon: home, run: () => addToHome(tool) },
    ...(tool.isOwn
      ? ([
          'divider',
          { id: 'edit', label: messages('edit'), icon: edit, run: () => editTool(tool) },
          { id: 'delete', label: messages('delete'), icon: trash, danger: true, run: () => remove(tool) },
        ] as const)
      : []),
  ]
}
