import type { Group, Item } from '../../../../../shared/entities/item.ts'
import { Checkbox } from '../../../../ui/components/checkbox/Checkbox.tsx'
import { useMessages } from '../messages.ts'
import styles from './MoveInDialog.module.css'

export const countTiles = (items: readonly Item[]): number =>
  items.reduce((sum, { children }) => sum + (children === undefined ? 1 : countTiles(children)), 0)

interface Props {
  readonly groups: readonly Group[]
  /** The chosen ones by their places in the list, which stay when their ids do not. */
  readonly chosen: ReadonlySet<number>
  readonly onChange: (chosen: ReadonlySet<number>) => void
  /** One is looked at. */
  readonly onShow: (place: number) => void
}

/** Which groups of a file move in. */
export function GroupChoice({ groups, chosen, onChange, onShow }: Props) {
  const text = useMessages()
  if (groups.length === 0) return null
  return (
    <fieldset className={styles.groups}>
      <legend>{text('groups')}</legend>
      {groups.map((group, place) => (
        <Checkbox
          key={group.id}
          label={group.name}
          note={text('tiles', { count: countTiles(group.children) })}
          checked={chosen.has(place)}
          onFocus={() => onShow(place)}
          onChange={(checked) =>
            onChange(checked ? chosen.union(new Set([place])) : chosen.difference(new Set([place])))
          }
        />
      ))}
    </fieldset>
  )
}
