import { Button } from '../../kit/components.ts'
import { useDocument } from '../../kit/documents.ts'
import type { TileProps } from '../../kit/widget.ts'
import { blueprint } from './document.ts'
import { useMessages } from './messages.ts'
import { countUp } from './model.ts'
import styles from './Tile.module.css'

/** A thin component: selects a value, renders it, calls one action. */
export default function Tile({ id, columns }: TileProps) {
  const messages = useMessages()
  const count = useDocument(blueprint, (counts) => counts[id] ?? 0)
  const more = () => blueprint.update((counts) => countUp(counts, id))
  return (
    <div className={styles.tile}>
      {columns > 1 && <b>{messages('name')}</b>}
      <Button size="s" onClick={more}>
        {columns > 1 ? messages('count', { count }) : String(count)}
      </Button>
    </div>
  )
}
