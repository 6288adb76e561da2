import { createElement } from 'react'
import { shortName } from '../../../lib/text/short-name.ts'
import { bookmark, help, refresh } from '../../../ui/icons/paths.ts'
import type { MenuEntry, MenuItem } from '../../../ui/overlay/menu/menu-entries.ts'
import { openOverlay } from '../../../ui/overlay/overlay.ts'
import { showToast } from '../../../ui/overlay/toast/toast.ts'
import { home } from '../../data/home/index.ts'
import { findTile } from '../../data/home/lazy.ts'
import { bindingOf, removeBinding } from './bindings.ts'
import { type Binding, bookmarkBindings } from './document.ts'
import type { Target } from './kernel/page-side.ts'
import { messages } from './messages.ts'
import { resumeBindings } from './resume-bindings.ts'

/** What the menu of a group has of its bookmarks. */
export const groupEntries = (group: string): readonly MenuEntry[] => entriesOf({ at: 'group', id: group })

/** What the menu of a folder has of its bookmarks; nothing in a group that is bound, where it is a part of that. */
export function folderEntries(folder: string): readonly MenuEntry[] {
  const where = findTile(home.get(), folder)?.where
  const isPart = where?.at === 'group' && bindingOf(where.group) !== undefined && bindingOf(folder) === undefined
  return where?.at !== 'group' || isPart ? [] : entriesOf({ at: 'folder', id: folder })
}

function entriesOf(target: Target): readonly MenuItem[] {
  const binding = bindingOf(target.id)
  if (binding === undefined)
    return [{ id: 'bind', label: messages('bind'), icon: bookmark, run: () => openBindDialog(target) }]
  const folder = shortName(binding.folder.name)
  return [
    ...(binding.question === undefined
      ? []
      : [{ id: 'ask', label: messages('ask'), icon: help, run: () => void ask(binding) }]),
    ...(bookmarkBindings.get().isPauseTold
      ? [{ id: 'resume', label: messages('resume'), icon: refresh, run: () => void resumeBindings() }]
      : []),
    { id: 'unbind', label: messages('unbind', { folder }), icon: bookmark, run: () => unbind(target) },
  ]
}

const openBindDialog = (target: Target): void =>
  void openOverlay(
    () => import('./dialog/BindDialog.tsx'),
    ({ BindDialog }, state) => createElement(BindDialog, { ...state, target }),
  )

const ask = async (binding: Binding) => (await import('./tell-of-bindings.ts')).askAbout(binding)

function unbind({ id }: Target): void {
  removeBinding(id)
  showToast({ kind: 'success', text: messages('unbound') })
}
