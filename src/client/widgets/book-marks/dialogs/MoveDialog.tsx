import { useState } from 'react'
import { Button } from '../../../kit/components.ts'
import { Dialog, type OverlayState } from '../../../kit/interaction.ts'
import { useCommonMessages } from '../../../kit/text.ts'
import { moveMarks } from '../actions.ts'
import { bookmarks } from '../bookmark-source.ts'
import { parentOf } from '../kernel/tree.ts'
import { useMessages } from '../messages.ts'
import { FolderPicker } from './FolderPicker.tsx'

interface MoveDialogProps extends OverlayState {
  readonly ids: ReadonlySet<string>
  readonly onMoved: () => void
}

/** The folder that bookmarks and folders are moved to. */
export function MoveDialog({ open, close, ids, onMoved }: MoveDialogProps) {
  const messages = useMessages()
  const common = useCommonMessages()
  const [first = ''] = ids
  const [folder, setFolder] = useState(() => parentOf(bookmarks.get(), first) ?? '')
  const move = () => {
    moveMarks(ids, { folder })
    onMoved()
    close()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={messages('moveTitle')}
      width={420}
      actions={
        <>
          <Button onClick={close}>{common('cancel')}</Button>
          <Button kind="primary" onClick={move}>
            {messages('move')}
          </Button>
        </>
      }
    >
      <FolderPicker value={folder} onChange={setFolder} moved={ids} />
    </Dialog>
  )
}
