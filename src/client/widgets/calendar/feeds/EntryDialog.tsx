import { Button } from '../../../kit/components.ts'
import { Dialog, type OverlayState } from '../../../kit/interaction.ts'
import { useCommonMessages, useLanguage } from '../../../kit/text.ts'
import { spanText } from '../event-text.ts'
import { useMessages } from '../messages.ts'
import styles from './EntryDialog.module.css'
import type { PlacedEntry } from './feed-entries.ts'

/** What is known of an entry of somebody else's calendar; it cannot be changed. */
export function EntryDialog({ open, close, placed }: OverlayState & { readonly placed: PlacedEntry }) {
  const messages = useMessages()
  const common = useCommonMessages()
  const language = useLanguage()
  const { feed, entry } = placed
  return (
    <Dialog
      open={open}
      onClose={close}
      title={entry.name || messages('event')}
      text={spanText(entry, language)}
      actions={<Button onClick={close}>{common('close')}</Button>}
    >
      <dl className={styles.facts}>
        {entry.place === '' ? null : <Fact term={messages('place')} text={entry.place} />}
        {entry.note === '' ? null : <Fact term={messages('note')} text={entry.note} />}
        <Fact term={messages('feedFrom')} text={feed.name} />
      </dl>
    </Dialog>
  )
}

const Fact = ({ term, text }: { readonly term: string; readonly text: string }) => (
  <>
    <dt>{term}</dt>
    <dd>{text}</dd>
  </>
)
