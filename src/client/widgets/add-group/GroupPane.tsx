import { useState } from 'react'
import type { Item } from '../../../shared/entities/item.ts'
import { Button, IconButton, Segments } from '../../kit/components.ts'
import { home, itemName } from '../../kit/desktop.ts'
import { useDocument } from '../../kit/documents.ts'
import {
  addAsGroup,
  addToGroup,
  countGroup,
  type OfferedGroup,
  ReportButton,
  useCurrentGroupIndex,
} from '../../kit/groups.ts'
import { chevronLeft, plus } from '../../kit/icons.ts'
import styles from './GroupPane.module.css'
import { GroupPicture } from './GroupPicture.tsx'
import { useMessages } from './messages.ts'
import { contentsOf } from './model.ts'

interface Props {
  readonly group: OfferedGroup
  /** Leads back to the list where there is room for one of the two. */
  readonly onBack?: (() => void) | undefined
  /** What can be done with a group of one's own. */
  readonly children?: React.ReactNode
}

/** A group as a page: what of it is wanted is ticked, and added as a group or to the one on screen. */
export function GroupPane({ group, onBack, children }: Props) {
  const messages = useMessages()
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set())
  const [place, setPlace] = useState<'new' | 'current'>('new')
  const current = useDocument(home, ({ groups }) => groups)[useCurrentGroupIndex()]
  const { tiles, name, words, mode, icon, shared } = group
  const chosen = tiles.filter(({ id }) => !unticked.has(id))
  const isWhole = chosen.length === tiles.length
  const { icons, widgets } = contentsOf(tiles)
  const toggle = ({ id }: Item) =>
    setUnticked((now) => new Set(now.has(id) ? [...now].filter((one) => one !== id) : [...now, id]))
  const add = (children: readonly Item[]) => {
    if (place === 'new' || current === undefined) addAsGroup({ name, icon, mode, children })
    else addToGroup(children, current.id)
    countGroup(group.id)
  }
  return (
    <section className={styles.pane} aria-label={name}>
      <header className={styles.head}>
        {onBack && <IconButton icon={chevronLeft} label={messages('back')} size={36} onClick={onBack} />}
        <div>
          <h2>
            {name}
            <small>{shared === undefined ? messages('official') : shared.author || messages('unsigned')}</small>
            <small>
              {messages('icons', { count: icons })}
              {widgets > 0 && messages('andWidgets', { count: widgets })}
            </small>
          </h2>
          {words !== '' && <p>{words}</p>}
        </div>
        {shared !== undefined && !shared.isOwn && <ReportButton share={shared} />}
      </header>
      <GroupPicture tiles={tiles} isTicked={({ id }) => !unticked.has(id)} onToggle={toggle} nameOf={itemName} />
      {children}
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
    </section>
  )
}
