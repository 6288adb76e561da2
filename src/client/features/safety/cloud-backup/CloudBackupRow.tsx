import { useStore } from 'zustand'
import { Button } from '../../../ui/components/button/Button.tsx'
import { Row } from '../../../ui/form/Row.tsx'
import { shownSync, syncStatus } from '../../data/sync-status/index.ts'
import { openSettings } from '../../shell/settings/index.ts'
import { useMessages } from './messages.ts'

/** How the backup of whoever is logged in stands, and the way to it; a row of a card. */
export function CloudBackupRow() {
  const text = useMessages()
  const state = useStore(syncStatus, shownSync)
  return (
    <Row label={text('tab')} hint={text(`state.${state}`)} labelId="cloud-backup">
      <Button
        size="s"
        kind={state === 'asks' ? 'primary' : 'secondary'}
        aria-describedby="cloud-backup"
        onClick={() => openSettings('system', text('tab'))}
      >
        {text('view')}
      </Button>
    </Row>
  )
}
