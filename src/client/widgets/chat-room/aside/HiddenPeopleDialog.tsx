import { hiddenPeople, showPerson } from '../../../kit/chat.ts'
import { Button } from '../../../kit/components.ts'
import { useDocument } from '../../../kit/documents.ts'
import { Dialog, type OverlayState } from '../../../kit/interaction.ts'
import { useMessages } from '../messages.ts'
import styles from './HiddenPeopleDialog.module.css'

/** The people whom the user has hidden, who can be shown again. */
export function HiddenPeopleDialog({ open, close }: OverlayState) {
  const messages = useMessages()
  const people = useDocument(hiddenPeople, (now) => now)
  return (
    <Dialog open={open} onClose={close} title={messages('hiddenPeople')} text={messages('hiddenText')}>
      {people.length === 0 ? <p className={styles.none}>{messages('nobodyHidden')}</p> : null}
      <ul>
        {people.toReversed().map(({ id, nickname }) => (
          <li key={id} className={styles.person}>
            <span className={styles.name}>{nickname || id}</span>
            <Button size="s" onClick={() => showPerson(id)}>
              {messages('showAgain')}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
