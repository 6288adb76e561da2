import { Button } from '../../../ui/components/button/Button.tsx'
import { NotePill } from '../../../ui/overlay/note/NotePill.tsx'
import type { OverlayState } from '../../../ui/overlay/overlay.ts'
import { exportBackup } from './export-backup.ts'
import { useMessages } from './messages.ts'

/** Tells that nothing of the desktop is anywhere else, and exports a backup. */
export function ExportNote({ close }: OverlayState) {
  const text = useMessages()
  const accept = () => {
    close()
    void exportBackup()
  }
  return (
    <NotePill text={text('onlyHere')}>
      <Button kind="text" size="s" onClick={close}>
        {text('gotIt')}
      </Button>
      <Button kind="primary" size="s" onClick={accept}>
        {text('export')}
      </Button>
    </NotePill>
  )
}
