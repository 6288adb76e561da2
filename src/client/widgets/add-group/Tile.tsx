import { dayNumber, localDay } from '../../../shared/lib/calendar/calendar-day.ts'
import { Art, Button } from '../../kit/components.ts'
import { appFace, itemFace, itemName } from '../../kit/desktop.ts'
import { addAsGroup, countGroup, type OfferedGroup, useOfficialGroups } from '../../kit/groups.ts'
import { useToday } from '../../kit/time.ts'
import type { TileProps } from '../../kit/widget.ts'
import { useMessages } from './messages.ts'
import styles from './Tile.module.css'

/** A ready-made group, another one each day, that one press adds; of one column the app's picture. */
export default function Tile(props: TileProps) {
  const messages = useMessages()
  if (props.columns > 1) return <GroupOfDay {...props} />
  return (
    <span className={styles.picture}>
      <Art face={appFace('add-group')} label={messages('name')} />
    </span>
  )
}

function GroupOfDay({ rows, columns }: TileProps) {
  const messages = useMessages()
  const groups = useOfficialGroups(false)
  const today = dayNumber(localDay(useToday()))
  const group = groups.at === 'there' ? groups.value[today % groups.value.length] : undefined
  if (group === undefined) return null
  const add = ({ id, name, icon, contents }: OfferedGroup) => {
    if (contents === undefined) return
    addAsGroup({ name, icon, mode: contents.mode, children: contents.tiles })
    countGroup(id)
  }
  const most = rows === 1 ? columns : columns === 4 ? 8 : 4
  return (
    <div className={styles.tile} data-rows={rows} data-columns={columns}>
      {rows > 1 && (
        <header>
          <small>{messages('today')}</small>
          <b>{group.name}</b>
        </header>
      )}
      <span className={styles.faces} aria-hidden="true">
        {group.summary.faces.slice(0, most).map((item) => (
          <span key={item.id}>
            <Art face={itemFace(item)} label={itemName(item)} />
          </span>
        ))}
      </span>
      {columns === 4 && rows > 1 && (
        <footer>
          <small>{group.words}</small>
          <Button size="s" onClick={() => add(group)}>
            {messages('addWhole')}
          </Button>
        </footer>
      )}
    </div>
  )
}
