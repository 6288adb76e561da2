import { useState } from 'react'
import type { Group, Item } from '../../../shared/entities/item.ts'
import { Button, Segments } from '../../kit/components.ts'
import { home, itemName } from '../../kit/desktop.ts'
import { useDocument } from '../../kit/documents.ts'
import { addAsGroup, addToGroup, countGroup, type OfferedGroup, useCurrentGroupIndex } from '../../kit/groups.ts'
import { plus } from '../../kit/icons.ts'
import styles from './GroupChoice.module.css'
import { GroupPicture } from './GroupPicture.tsx'
import { useMessages } from './messages.ts'

interface Props {
  readonly group: OfferedGroup
  readonly mode: Group['mode']
  readonly tiles: readonly Item[]
  /** What stands between the tiles and the buttons. */
  readonly children?: React.ReactNode
}

/** The tiles of a group: what is wanted is ticked, and added as a group or to the one on screen. */
export function GroupChoice({ group, mode, tiles, children: between }: Props) {
  const messages = useMessages()
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set())
  const [place, setPlace] = useState<'new' | 'current'>('new')
  const current = useDocument(home, ({ groups }) => groups)[useCurrentGroupIndex()]
  const chosen = tiles.filter(({ id }) => !unticked.has(id))
  const isWhole = chosen.length === tiles.length
  const toggle = ({ id }: Item) =>
    setUnticked((now) => new Set(now.has(id) ? [...now].filter((one) => one !== id) : [...now, id]))
  const add = (children: readonly Item[]) => {
    if (place === 'new' || current === undefined) addAsGroup({ name: group.name, icon: group.icon, mode, children })
    else addToGroup(children, current.id)
    countGroup(group.id)
  }
  return (
    <>
      <GroupPicture tiles={tiles} isTicked={({ id }) => !unticked.has(id)} onToggle={toggle} nameOf={itemName} />
      {between}
      <div className={styles.foot}>
        <span className={styles.place}>
          {messages('putInto')}
          <Segments
            aria-label={messages('putInto')}
            value={place}
            options={[
              { value: 'new', label: messages('newGroup') },
              ...(current === undefined ? [] : [{ value: 'current' as const, label: current.name }]),
            ]}
            onChange={setPlace}
          />
        </span>
        <span className={styles.actions}>
          <small aria-live="polite">{messages('chosen', { count: chosen.length, all: tiles.length })}</small>
          {isWhole ? null : <Button onClick={() => add(tiles)}>{messages('addWhole')}</Button>}
          <Button kind="primary" icon={plus} disabled={chosen.length === 0} onClick={() => add(chosen)}>
            {isWhole ? messages('addWhole') : messages('addChosen', { count: chosen.length })}
          </Button>
        </span>
      </div>
    </>
  )
}
