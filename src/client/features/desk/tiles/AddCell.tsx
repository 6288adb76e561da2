import { Icon } from '../../../ui/components/icon/Icon.tsx'
import { plus } from '../../../ui/icons/paths.ts'
import type { TileLocation } from '../../data/home/lazy.ts'
import styles from './AddCell.module.css'
import { useMessages } from './messages.ts'
import { gridAreaOf, type Placement } from './model.ts'
import { openAddIcon } from './open/open-add-icon.ts'

interface Props {
  readonly where: TileLocation
  readonly placement: Placement | undefined
}

/** The cell after the last tile, which adds one there; seen while its list is pointed at, on a phone always. */
export function AddCell({ where, placement }: Props) {
  const messages = useMessages()
  return (
    <li className={styles.cell} style={placement && { gridArea: gridAreaOf(placement) }} data-volatile="">
      <button type="button" className={styles.add} aria-label={messages('addIcon')} onClick={() => openAddIcon(where)}>
        <Icon path={plus} size={22} />
      </button>
    </li>
  )
}
