import { createElement } from 'react'
import { Button } from '../../../ui/components/button/Button.tsx'
import { Card, Cards } from '../../../ui/form/Card.tsx'
import { Row } from '../../../ui/form/Row.tsx'
import { openOverlay } from '../../../ui/overlay/overlay.ts'
import { useMessages } from './messages.ts'

const LABEL_ID = 'about-trust'

/** The way to the list of permissions and contacts. */
export function TrustRow() {
  const messages = useMessages()
  return (
    <Cards>
      <Card>
        <Row label={messages('title')} hint={messages('rowHint')} labelId={LABEL_ID}>
          <Button size="s" aria-describedby={LABEL_ID} onClick={openTrust}>
            {messages('view')}
          </Button>
        </Row>
      </Card>
    </Cards>
  )
}

/** Opens the list of what this page may do and whom it has contacted. */
function openTrust(): void {
  openOverlay(
    () => import('./TrustDialog.tsx'),
    ({ TrustDialog }, state) => createElement(TrustDialog, state),
  )
}
