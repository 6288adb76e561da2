import { useState } from 'react'
import { type BookmarkFolder, type BookmarkNode, isFolder } from '../../../shared/entities/bookmark.ts'
import { Icon, RailEntry } from '../../kit/components.ts'
import { chevronRight, folder as folderIcon } from '../../kit/icons.ts'
import styles from './FolderTree.module.css'
import { useMessages } from './messages.ts'
import { countBookmarks } from './model.ts'

interface Props {
  readonly nodes: readonly BookmarkNode[]
  /** The id of the shown folder; empty at the top. */
  readonly chosen: string
  readonly onChoose: (folder: string) => void
}

/** The folders, each with a disclosure button where it has folders in it. Narrow windows have the path instead. */
export function FolderTree({ nodes, chosen, onChoose }: Props) {
  const messages = useMessages()
  return (
    <nav className={styles.tree} aria-label={messages('folders')}>
      <div className={styles.row}>
        <RailEntry
          className={styles.name}
          label={messages('all')}
          count={countBookmarks(nodes)}
          aria-current={chosen === '' || undefined}
          onClick={() => onChoose('')}
        />
      </div>
      <Folders nodes={nodes} chosen={chosen} onChoose={onChoose} />
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

function Folder({ folder, chosen, onChoose }: { readonly folder: BookmarkFolder } & Omit<Props, 'nodes'>) {
  const messages = useMessages()
  const [isOpen, setOpen] = useState(false)
  const { id, name, children } = folder
  const hasFolders = children.some(isFolder)
  return (
    <li>
      <div className={styles.row}>
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
          className={styles.name}
          icon={<Icon path={folderIcon} size={16} />}
          label={name}
          count={countBookmarks(children)}
          aria-current={chosen === id || undefined}
          onClick={() => onChoose(id)}
        />
      </div>
      {hasFolders && isOpen && <Folders nodes={children} chosen={chosen} onChoose={onChoose} />}
    </li>
  )
}
