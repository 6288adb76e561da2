import { useState } from 'react'
import { type BookmarkFolder, type BookmarkNode, isFolder } from '../../../shared/entities/bookmark.ts'
import { classes, Icon, RailEntry } from '../../kit/components.ts'
import { chevronRight, folder as folderIcon } from '../../kit/icons.ts'
import styles from './FolderTree.module.css'
import { useMessages } from './messages.ts'
import { countBookmarks } from './model.ts'

interface Props {
  readonly nodes: readonly BookmarkNode[]
  /** The id of the shown folder, empty for the top; undefined where something else is shown. */
  readonly chosen: string | undefined
  /** The folder into which what is dragged would go. */
  readonly dropInto: string | undefined
  readonly onChoose: (folder: string) => void
}

/** The folders, each with a disclosure button where it has folders in it. Narrow windows have the path instead. */
export function FolderTree({ nodes, chosen, dropInto, onChoose }: Props) {
  const messages = useMessages()
  return (
    <nav className={styles.tree} aria-label={messages('folders')}>
      <div className={styles.row} data-drop-folder="">
        <RailEntry
          className={classes(styles.name, dropInto === '' && styles.taking)}
          label={messages('all')}
          count={countBookmarks(nodes)}
          aria-current={chosen === '' || undefined}
          onClick={() => onChoose('')}
        />
      </div>
      <Folders nodes={nodes} chosen={chosen} dropInto={dropInto} onChoose={onChoose} />
    </nav>
  )
}

function Folders({ nodes, ...props }: Props) {
  return (
    <ul>
      {nodes.filter(isFolder).map((one) => (
        <Folder key={one.id} folder={one} {...props} />
      ))}
    </ul>
  )
}

function Folder({ folder, chosen, dropInto, onChoose }: { readonly folder: BookmarkFolder } & Omit<Props, 'nodes'>) {
  const messages = useMessages()
  const [isOpen, setOpen] = useState(false)
  const { id, name, children } = folder
  const hasFolders = children.some(isFolder)
  return (
    <li>
      <div className={styles.row} data-drop-folder={id}>
        {hasFolders && (
          <button
            type="button"
            className={styles.disclose}
            aria-expanded={isOpen}
            aria-label={messages('open', { name })}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon path={chevronRight} size={14} />
          </button>
        )}
        <RailEntry
          className={classes(styles.name, dropInto === id && styles.taking)}
          icon={<Icon path={folderIcon} size={16} />}
          label={name}
          count={countBookmarks(children)}
          aria-current={chosen === id || undefined}
          onClick={() => onChoose(id)}
        />
      </div>
      {hasFolders && isOpen && <Folders nodes={children} chosen={chosen} dropInto={dropInto} onChoose={onChoose} />}
    </li>
  )
}
