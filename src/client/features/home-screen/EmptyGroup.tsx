import { Empty } from '../../ui/components/state/State.tsx'
import styles from './EmptyGroup.module.css'
import { useMessages } from './messages.ts'

interface Props {
  /** Of the group. */
  readonly name: string
  /** There is no other one from which something could come. */
  readonly alone: boolean
}

/** What stands where the tiles would, on a group that has none. */
export default function EmptyGroup({ name, alone }: Props) {
  const messages = useMessages()
  return (
    <section className={styles['place']} aria-label={name} data-volatile>
      <Empty title={messages('emptyGroup')} hint={alone ? undefined : messages('emptyGroupHint')} fit="page" />
    </section>
  )
}
