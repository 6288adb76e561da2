import { createElement } from 'react'
import { createId } from '../../../core/tabs/channel.ts'
import { openOverlay } from '../../../ui/overlay/overlay.ts'
import { showUndoToast } from '../../../ui/overlay/toast/undo-toast.ts'
import { home, indexOfGroup, showGroup } from '../../data/home/index.ts'
import { appendGroup, changeGroup } from '../../data/home/lazy.ts'
import { messages } from './messages.ts'
import type { GroupDraft } from './model.ts'

/** Lets the user add a group, which is shown then. Resolves its id; undefined if the user cancels. */
export async function addGroup(): Promise<string | undefined> {
  const draft = await askForGroup('addTitle', { name: '', icon: '' })
  if (draft === undefined) return undefined
  const id = createId()
  home.update((now) => appendGroup(now, { ...draft, id, mode: 0, lock: false, children: [] }))
  showGroup(indexOfGroup(id))
  showUndoToast(messages('added', { name: draft.name }))
  return id
}

/** Lets the user change the name and the icon of a group, in one step of undo. */
export async function editGroup(id: string): Promise<void> {
  const group = home.get().groups.find((one) => one.id === id)
  const draft = group && (await askForGroup('editTitle', { name: group.name, icon: group.icon }))
  if (draft === undefined) return
  home.update((now) =>
    changeGroup(now, id, (one) => (one.name === draft.name && one.icon === draft.icon ? one : { ...one, ...draft })),
  )
}

function askForGroup(title: 'addTitle' | 'editTitle', initial: GroupDraft): Promise<GroupDraft | undefined> {
  return new Promise((resolve) => {
    openOverlay(
      () => import('./GroupDialog.tsx'),
      ({ GroupDialog }, { open, close }) =>
        createElement(GroupDialog, {
          open,
          title: messages(title),
          initial,
          answer: (draft: GroupDraft | undefined) => {
            resolve(draft)
            close()
          },
        }),
      () => resolve(undefined),
    )
  })
}
