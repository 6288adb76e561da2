import { Mark } from '../../../ui/brand/Mark.tsx'
import { Button } from '../../../ui/components/button/Button.tsx'
import { Card, Cards } from '../../../ui/form/Card.tsx'
import { Row } from '../../../ui/form/Row.tsx'
import styles from './About.module.css'
import { openLegal, openLicences, openRecord } from './dialogs/open-dialogs.ts'
import { useMessages } from './messages.ts'
import { VERSION } from './version.ts'

/** What the product is: its mark, name and version. */
export function Identity() {
  const messages = useMessages()
  return (
    <div className={styles.identity}>
      <Mark size={44} />
      <b>{messages('product')}</b>
      <span>{messages('version', { version: VERSION })}</span>
      <small>{messages('promise')}</small>
    </div>
  )
}

const PAGES = [
  ['record', () => void openRecord()],
  ['agreement', () => openLegal('agreement')],
  ['privacy', () => openLegal('privacy')],
  ['licences', openLicences],
] as const

/** The pages that tell of the product. */
export function Pages() {
  const messages = useMessages()
  return (
    <Cards>
      <Card>
        {PAGES.map(([name, open]) => (
          <Row key={name} label={messages(name)} labelId={`about-${name}`}>
            <Button size="s" aria-describedby={`about-${name}`} onClick={open}>
              {messages('view')}
            </Button>
          </Row>
        ))}
      </Card>
    </Cards>
  )
}
