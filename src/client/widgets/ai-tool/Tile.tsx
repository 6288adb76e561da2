import { Art, Failed, Icon } from '../../kit/components.ts'
import { openApp } from '../../kit/desktop.ts'
import { useDocument } from '../../kit/documents.ts'
import { grid, sparkle } from '../../kit/icons.ts'
import type { TileProps } from '../../kit/widget.ts'
import { toolLink } from './actions.ts'
import { toolBox } from './document.ts'
import { faceOf } from './face.ts'
import { useMessages } from './messages.ts'
import { tileLayout } from './model.ts'
import styles from './Tile.module.css'
import { useTools } from './use-tools.ts'

/** The first favorites, each of which opens at once; the last cell opens the box, as the smallest tile does. */
export default function Tile({ rows, columns }: TileProps) {
  return rows * columns === 1 ? <Mark /> : <Favorites rows={rows} columns={columns} />
}

function Favorites(size: Pick<TileProps, 'rows' | 'columns'>) {
  const messages = useMessages()
  const openIn = useDocument(toolBox, (now) => now.openIn)
  const { value, failed, retry } = useTools()
  if (value === undefined)
    return failed ? <Failed title={messages('failed')} action={{ label: messages('retry'), run: retry }} /> : null
  const { rows, columns, isNamed } = tileLayout(size.rows, size.columns, value.favorites.length + 1)
  const shown = value.favorites.slice(0, rows * columns - 1)
  return (
    <ul
      className={styles.tools}
      data-named={isNamed || undefined}
      style={{ gridTemplate: `repeat(${rows}, minmax(0, 1fr)) / repeat(${columns}, minmax(0, 1fr))` }}
    >
      {shown.map((tool) => (
        <li key={tool.id}>
          <a href={tool.url} {...toolLink(tool, openIn)} title={tool.name} aria-label={tool.name} draggable={false}>
            <span className={styles.icon} aria-hidden="true">
              <Art face={faceOf(tool)} label={tool.name} />
            </span>
            {isNamed ? <small>{tool.name}</small> : null}
          </a>
        </li>
      ))}
      <li>
        <button
          type="button"
          title={messages('all')}
          aria-label={messages('all')}
          onClick={() => openApp({ app: 'ai-tool' })}
        >
          <span className={styles.icon}>
            <span className={styles.all}>
              <Icon path={grid} size={18} />
            </span>
          </span>
          {isNamed ? <small>{messages('all')}</small> : null}
        </button>
      </li>
    </ul>
  )
}

/** Fills its frame as an icon does. */
function Mark() {
  return (
    <div className={styles.mark} role="img" aria-label={useMessages()('name')}>
      <Icon path={sparkle} size={28} />
    </div>
  )
}
