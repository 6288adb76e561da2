import { useId } from 'react'
import { Icon } from '../../../kit/components.ts'
import { folder as folderIcon } from '../../../kit/icons.ts'
import { bookmarks } from '../bookmark-source.ts'
import { topmost } from '../kernel/tree.ts'
import { useMessages } from '../messages.ts'
import { foldersIn } from '../model.ts'
import styles from './FolderPicker.module.css'

interface FolderPickerProps {
  /** The chosen folder; empty for the top. */
  readonly value: string
  readonly onChange: (folder: string) => void
  /** What is moved: not into itself. */
  readonly moved?: ReadonlySet<string>
}

/** A choice among all folders and the top, as a tree. */
export function FolderPicker({ value, onChange, moved = new Set() }: FolderPickerProps) {
  const messages = useMessages()
  const nodes = bookmarks.useNodes()
  const name = useId()
  const closed = new Set(foldersIn(topmost(nodes, moved)).map(({ folder }) => folder.id))
  const choices = [
    { id: '', label: messages('all'), depth: 0 },
    ...foldersIn(nodes).map(({ folder, depth }) => ({ id: folder.id, label: folder.name, depth: depth + 1 })),
  ].filter(({ id }) => !closed.has(id))
  return (
    <fieldset className={styles.picker}>
      <legend>{messages('folder')}</legend>
      <div className={styles.list}>
        {choices.map(({ id, label, depth }) => (
          <label key={id} className={styles.choice} style={{ '--depth': Math.min(depth, 6) }}>
            <input type="radio" name={name} checked={id === value} onChange={() => onChange(id)} />
            <Icon path={folderIcon} size={16} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
