import type { Group } from '../../../../../shared/entities/item.ts'
import { Empty } from '../../../../ui/components/state/State.tsx'
import { plus } from '../../../../ui/icons/paths.ts'
import { addGroup } from '../../../desk/group-editor/index.ts'
import { openAddIcon } from '../../../desk/tiles/lazy.ts'
import { openApp } from '../../../shell/windows/index.ts'
import { useMessages } from '../messages.ts'
import styles from './EmptyGroup.module.css'

interface Props {
  /** A group without tiles; undefined where there is no group at all. */
  readonly group: Group | undefined
  /** Whether it is the only group, so that no tiles could be moved here. */
  readonly isOnlyGroup: boolean
}

/** The placeholder of a page with nothing on it, and the "+" that adds the first tile or group. */
export default function EmptyGroup({ group, isOnlyGroup }: Props) {
  const messages = useMessages()
  return (
    <section className={styles.place} aria-label={group?.name ?? messages('noGroup')} data-volatile>
      {group === undefined ? (
        <Empty
          title={messages('noGroup')}
          hint={messages('noGroupHint')}
          action={{ label: messages('addGroup'), icon: plus, run: () => void addGroup() }}
          fit="page"
        />
      ) : (
        <Empty
          title={messages('emptyGroup')}
          hint={messages(isOnlyGroup ? 'onlyGroupHint' : 'emptyGroupHint')}
          action={{ label: messages('addIcon'), icon: plus, run: () => openAddIcon({ at: 'group', group: group.id }) }}
          second={{ label: messages('featured'), run: () => openApp({ app: 'add-group' }) }}
          fit="page"
        />
      )}
    </section>
  )
}
