import type { Item } from '../../../shared/entities/item.ts'
import { Art, Icon } from '../../kit/components.ts'
import { appFace, itemFace } from '../../kit/desktop.ts'
import { check } from '../../kit/icons.ts'
import { PagePicture, useWallpaperPreview } from '../../kit/media.ts'
import { parseSize } from '../../kit/rules.ts'
import { useMessageByKey } from '../../kit/text.ts'
import styles from './GroupPicture.module.css'

interface Props {
  readonly tiles: readonly Item[]
  readonly isTicked: (tile: Item) => boolean
  readonly onToggle: (tile: Item) => void
  readonly nameOf: (tile: Item) => string
}

/** Columns of the picture. */
const COLUMNS = 5

/** Tiles on the page's wallpaper, each with a tick. */
export function GroupPicture({ tiles, isTicked, onToggle, nameOf }: Props) {
  const still = useWallpaperPreview()
  return (
    <PagePicture still={still} mask={0} className={styles.picture}>
      <span className={styles.tiles}>
        {tiles.map((tile) => (
          <Tick
            key={tile.id}
            tile={tile}
            name={nameOf(tile)}
            isTicked={isTicked(tile)}
            onToggle={() => onToggle(tile)}
          />
        ))}
      </span>
    </PagePicture>
  )
}

interface TickProps {
  readonly tile: Item
  readonly name: string
  readonly isTicked: boolean
  readonly onToggle: () => void
}

function Tick({ tile, name, isTicked, onToggle }: TickProps) {
  const { rows, columns } = parseSize(tile.size) ?? { rows: 1, columns: 1 }
  const span = { gridColumn: `span ${Math.min(columns, COLUMNS)}`, gridRow: `span ${rows}` }
  return (
    <button
      type="button"
      aria-pressed={isTicked}
      className={styles.tile}
      style={span}
      data-kind={kindOf(tile)}
      onClick={onToggle}
    >
      <Content tile={tile} name={name} />
      <span className={styles.tick}>{isTicked && <Icon path={check} size={13} />}</span>
    </button>
  )
}

const kindOf = ({ type, component }: Item) => (type === 'icon' ? 'icon' : component === 'folder' ? 'folder' : 'widget')

function Content({ tile, name }: Pick<TickProps, 'tile' | 'name'>) {
  const text = useMessageByKey()
  if (tile.type === 'icon')
    return (
      <>
        <span className={styles.face}>
          <Art face={itemFace(tile)} label={name} lazy />
        </span>
        <span className={styles.name}>{name}</span>
      </>
    )
  if (tile.component === 'folder')
    return (
      <>
        <span className={styles.folder}>
          {(tile.children ?? []).slice(0, 9).map((child) => (
            <span key={child.id}>
              <Art face={itemFace(child)} label={child.name} lazy />
            </span>
          ))}
        </span>
        <span className={styles.name}>{name}</span>
      </>
    )
  return (
    <span className={styles.widget}>
      <span>
        <Art face={appFace(tile.component ?? '')} label="" lazy />
      </span>
      {tile.name || text(`${tile.component}.name`)}
    </span>
  )
}
