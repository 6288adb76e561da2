import { Button } from '../../../ui/components/button/Button.tsx'
import { NotePill } from '../../../ui/overlay/note/NotePill.tsx'
import { exportBackup } from './export-backup.ts'
import { useMessages } from './messages.ts'

interface Props {
  /** Whether there is no room for them. */
  readonly isFull: boolean
  readonly retry: () => void
}

/** Says that changes are in this tab only, until they are saved. */
export function UnsavedNote({ isFull, retry }: Props) {
  const text = useMessages()
  return (
    <NotePill urgent text={text(isFull ? 'full' : 'unsaved')}>
      <Button kind="text" size="s" onClick={() => void exportBackup()}>
        {text('title')}
      </Button>
      <Button kind="primary" size="s" onClick={retry}>
        {text('retry')}
      </Button>
    </NotePill>
  )
}
