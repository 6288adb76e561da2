import { Empty } from '../../ui/components/state/State.tsx'
import { openAddIcon } from '../tiles/lazy.ts'
import styles from './EmptyGroup.module.css'
import { useMessages } from './messages.ts'

interface Props {
  readonly id: string
  /** The name of the group. */
  readonly name: string
  /** Whether it is the only group, so that no tiles could be moved here. */
  readonly isOnlyGroup: boolean
}

/** The placeholder of a group without tiles, which invites to add some. */
export default function EmptyGroup({ id, name, isOnlyGroup }: Props) {
  const messages = useMessages()
  return (
    <section className={styles['place']} aria-label={name} data-volatile>
      <Empty
        title={messages('emptyGroup')}
        hint={isOnlyGroup ? undefined : messages('emptyGroupHint')}
        action={{ label: messages('addIcon'), run: () => openAddIcon({ at: 'group', group: id }) }}
        fit="page"
      />
    </section>
  )
}
