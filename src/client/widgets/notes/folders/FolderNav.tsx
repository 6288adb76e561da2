import { Fragment } from 'react'
import { Rail, RailAdd, RailItem, RailList, RailNameField } from '../../../kit/components.ts'
import { folder as folderIcon, inbox } from '../../../kit/icons.ts'
import { moveToFolder } from '../actions.ts'
import { showFolder } from '../current-note.ts'
import type { FolderEntry } from '../kernel/folders.ts'
import { useMessages } from '../messages.ts'
import { LIMITS } from '../model.ts'
import { createFolder, deleteFolder, nameFolder } from './folder-actions.ts'
import { folderEntries } from './folder-menu.ts'
import { dropTarget } from './note-drag.ts'

/** The folder whose name is typed: one that is to be renamed, or to be made in another or at the top. */
export type NamedFolder = { readonly renamed: string } | { readonly madeIn: string }

interface FolderNavProps {
  readonly entries: readonly FolderEntry[]
  /** The number of all notes. */
  readonly total: number
  /** The id of the folder that is listed; empty for all. */
  readonly current: string
  readonly named: NamedFolder | undefined
  readonly onName: (named: NamedFolder | undefined) => void
}

/** All notes, and the folders with the numbers of their notes, on which notes can be dropped. */
export function FolderNav({ entries, total, current, named, onName }: FolderNavProps) {
  const messages = useMessages()
  const madeIn = named !== undefined && 'madeIn' in named ? named.madeIn : undefined
  const renamed = named !== undefined && 'renamed' in named ? named.renamed : undefined
  const field = (initial: string, depth: number, take: (name: string) => void) => (
    <RailNameField
      label={messages('folderName')}
      initial={initial}
      maxLength={LIMITS.folderName}
      depth={depth}
      onDone={(name) => {
        take(name)
        onName(undefined)
      }}
    />
  )
  const newField = (depth: number) => field('', depth, (path) => createFolder(path, madeIn ?? ''))
  return (
    <Rail label={messages('folders')}>
      <RailList>
        <RailItem
          icon={inbox}
          label={messages('allNotes')}
          count={total}
          isCurrent={current === ''}
          onChoose={() => showFolder('')}
          {...dropTarget((note) => moveToFolder(note, '', ''))}
        />
        {entries.map((entry) => (
          <Fragment key={entry.id}>
            {renamed === entry.id ? (
              field(entry.name, entry.depth, (name) => nameFolder(entry.id, name))
            ) : (
              <FolderItem entry={entry} isCurrent={entry.id === current} onName={onName} />
            )}
            {madeIn === entry.id ? newField(entry.depth + 1) : null}
          </Fragment>
        ))}
        {madeIn === '' ? newField(0) : null}
      </RailList>
      {named === undefined ? <RailAdd label={messages('newFolder')} onAdd={() => onName({ madeIn: '' })} /> : null}
    </Rail>
  )
}

interface FolderItemProps {
  readonly entry: FolderEntry
  readonly isCurrent: boolean
  readonly onName: (named: NamedFolder) => void
}

function FolderItem({ entry, isCurrent, onName }: FolderItemProps) {
  const messages = useMessages()
  const { id, name, path, depth, count } = entry
  return (
    <RailItem
      icon={folderIcon}
      label={name}
      title={path}
      count={count}
      depth={depth}
      isCurrent={isCurrent}
      onChoose={() => showFolder(id)}
      menu={{
        label: messages('folderActions', { name }),
        subject: path,
        rename: { label: messages('rename'), run: () => onName({ renamed: id }) },
        remove: { label: messages('deleteFolder'), run: () => deleteFolder(id, name) },
        others: () => folderEntries(id, () => onName({ madeIn: id })),
      }}
      {...dropTarget((note) => moveToFolder(note, id, path))}
    />
  )
}
