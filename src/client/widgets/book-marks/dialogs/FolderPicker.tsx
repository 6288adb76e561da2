import { IndentedChoice } from '../../../kit/components.ts'
import { bookmarks } from '../bookmark-source.ts'
import { topmost } from '../kernel/tree.ts'
import { useMessages } from '../messages.ts'
import { foldersIn } from '../model.ts'

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
  const closed = new Set(foldersIn(topmost(nodes, moved)).map(({ folder }) => folder.id))
  const choices = [
    { value: '', label: messages('all'), depth: 0 },
    ...foldersIn(nodes).map(({ folder, depth }) => ({ value: folder.id, label: folder.name, depth: depth + 1 })),
  ].filter((one) => !closed.has(one.value))
  return <IndentedChoice legend={messages('folder')} value={value} options={choices} onChange={onChange} />
}
