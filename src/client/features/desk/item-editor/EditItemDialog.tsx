import type { Item } from '../../../../shared/entities/item.ts'
import type { OverlayState } from '../../../ui/overlay/overlay.ts'
import { ItemForm } from './form/ItemForm.tsx'
import { ItemDialog } from './ItemDialog.tsx'
import { useMessages } from './messages.ts'

interface Props extends OverlayState {
  readonly item: Item
  readonly isFree: boolean
  /** False if it cannot be saved, which the user has been told: the dialog stays open. */
  readonly save: (item: Item) => boolean
}

/** The message that names what is edited. */
function titleOf({ type, component }: Item) {
  if (type === 'icon') return 'editTitle'
  return component === 'folder' ? 'editTitle.folder' : 'editTitle.widget'
}

/** Edits a tile of the home screen. */
export function EditItemDialog({ isFree, ...dialog }: Props) {
  const messages = useMessages()
  return (
    <ItemDialog {...dialog} title={messages(titleOf(dialog.item))}>
      {(state, problems) => <ItemForm state={state} problems={problems} isFree={isFree} />}
    </ItemDialog>
  )
}
