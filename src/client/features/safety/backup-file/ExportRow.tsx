import { Button } from '../../../ui/components/button/Button.tsx'
import { Row } from '../../../ui/form/Row.tsx'
import { exportBackup } from './export-backup.ts'
import { useMessages } from './messages.ts'

/** Exports a backup; a row of a card. */
export function ExportRow() {
  const text = useMessages()
  return (
    <Row label={text('title')} hint={text('hint')} labelId="export-backup">
      <Button size="s" aria-describedby="export-backup" onClick={() => void exportBackup()}>
        {text('export')}
      </Button>
    </Row>
  )
}
