import { type FormEvent, useId, useState } from 'react'
import { BOOKMARK_LIMITS, type BookmarkFolder } from '../../../../shared/entities/bookmark.ts'
import { TextField } from '../../../kit/components.ts'
import { Dialog, FormActions, type OverlayState } from '../../../kit/interaction.ts'
import { addFolder, renameFolder } from '../actions.ts'
import { useMessages } from '../messages.ts'

interface FolderDialogProps extends OverlayState {
  /** The folder that is renamed, or the one in which a new one is made. */
  readonly of: { readonly renamed: BookmarkFolder } | { readonly parent: string }
}

/** The name of a folder. */
export function FolderDialog({ open, close, of }: FolderDialogProps) {
  const messages = useMessages()
  const form = useId()
  const [name, setName] = useState('renamed' in of ? of.renamed.name : '')
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return
    if ('renamed' in of) renameFolder(of.renamed.id, name)
    else if (addFolder(name, { folder: of.parent }) === undefined) return
    close()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={messages('renamed' in of ? 'renameFolder' : 'newFolder')}
      width={380}
      actions={<FormActions form={form} label={messages('save')} disabled={name.trim() === ''} onCancel={close} />}
    >
      <form id={form} onSubmit={save}>
        <TextField
          label={messages('nameField')}
          autoFocus
          maxLength={BOOKMARK_LIMITS.nameLength}
          value={name}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
      </form>
    </Dialog>
  )
}
