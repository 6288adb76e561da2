import { Empty } from '../../ui/components/state/State.tsx'
import styles from './EmptyGroup.module.css'
import { useMessages } from './messages.ts'

interface Props {
  /** The name of the group. */
  readonly name: string
  /** Whether it is the only group, so that no tiles could be moved here. */
  readonly isOnlyGroup: boolean
}

/** The placeholder of a group without tiles. */
export default function EmptyGroup({ name, isOnlyGroup }: Props) {
  const messages = useMessages()
  return (
    <section className={styles['place']} aria-label={name} data-volatile>
      <Empty title={messages('emptyGroup')} hint={isOnlyGroup ? undefined : messages('emptyGroupHint')} fit="page" />
    </section>
  )
}
