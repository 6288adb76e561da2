import { useEffect, useState } from 'react'
import { BOOKMARK_LIMITS, type BookmarkFolder, type BookmarkNode, isFolder } from '../../../shared/entities/bookmark.ts'
import { RailAdd, RailItem, RailList, RailNameField } from '../../kit/components.ts'
import { folder as folderIcon, inbox } from '../../kit/icons.ts'
import { addFolder, removeMarks, renameFolder } from './actions.ts'
import { hasNode } from './kernel/tree.ts'
import { folderEntries } from './list/row-menu.ts'
import { useMessages } from './messages.ts'
import { countBookmarks } from './model.ts'

/** The folder whose name is typed: one that is renamed, or to be made in another, or with an empty id at the top. */
type Named = { readonly renamed: string } | { readonly madeIn: string }

interface FolderTreeProps {
  readonly nodes: readonly BookmarkNode[]
  /** The id of the shown folder, empty for the top; undefined where something else is shown. */
  readonly chosen: string | undefined
  /** The folder into which what is dragged would go. */
  readonly dropInto: string | undefined
  readonly onChoose: (folder: string) => void
}

/** What the items of all depths share. */
interface TreeProps extends Omit<FolderTreeProps, 'nodes'> {
  readonly named: Named | undefined
  readonly onName: (named: Named | undefined) => void
}

/** The folders in a rail, each with a disclosure button where it has folders in it. */
export function FolderTree({ nodes, ...shared }: FolderTreeProps) {
  const messages = useMessages()
  const [named, setNamed] = useState<Named>()
  const { chosen, dropInto, onChoose } = shared
  return (
    <>
      <RailList label={messages('folders')}>
        <RailItem
          icon={inbox}
          label={messages('all')}
          count={countBookmarks(nodes)}
          isCurrent={chosen === ''}
          onChoose={() => onChoose('')}
          data-drop-folder=""
          data-drop-over={dropInto === '' || undefined}
        />
        <Folders nodes={nodes} depth={0} of="" {...shared} named={named} onName={setNamed} />
      </RailList>
      {named === undefined ? <RailAdd label={messages('newFolder')} onAdd={() => setNamed({ madeIn: '' })} /> : null}
    </>
  )
}

interface FoldersProps extends TreeProps {
  readonly nodes: readonly BookmarkNode[]
  readonly depth: number
  /** The id of the folder that they are in. */
  readonly of: string
}

/** The folders in one, and the field of one that is made there. */
function Folders({ nodes, depth, of, ...tree }: FoldersProps) {
  const { named, onName, onChoose } = tree
  const isMade = named !== undefined && 'madeIn' in named && named.madeIn === of
  const make = (name: string) => {
    onName(undefined)
    const made = name.trim() === '' ? undefined : addFolder(name, { folder: of })
    if (made !== undefined) onChoose(made)
  }
  return (
    <>
      {nodes.filter(isFolder).map((one) =>
        named !== undefined && 'renamed' in named && named.renamed === one.id ? (
          <NameField
            key={one.id}
            initial={one.name}
            depth={depth}
            onDone={(name) => {
              onName(undefined)
              renameFolder(one.id, name)
            }}
          />
        ) : (
          <Folder key={one.id} folder={one} depth={depth} {...tree} />
        ),
      )}
      {isMade ? <NameField initial="" depth={depth} onDone={make} /> : null}
    </>
  )
}

interface NameFieldProps {
  readonly initial: string
  readonly depth: number
  readonly onDone: (name: string) => void
}

function NameField(props: NameFieldProps) {
  const messages = useMessages()
  return <RailNameField label={messages('folderName')} maxLength={BOOKMARK_LIMITS.nameLength} {...props} />
}

interface FolderProps extends TreeProps {
  readonly folder: BookmarkFolder
  readonly depth: number
}

function Folder({ folder, depth, ...tree }: FolderProps) {
  const messages = useMessages()
  const [isOpen, setOpen] = useState(false)
  const { id, name, children } = folder
  const { chosen, dropInto, named, onName, onChoose } = tree
  const isMadeInside = named !== undefined && 'madeIn' in named && named.madeIn === id
  const holdsChosen = chosen !== undefined && hasNode(children, chosen)
  useEffect(() => {
    if (holdsChosen) setOpen(true)
  }, [holdsChosen])
  const isShown = isOpen || isMadeInside
  return (
    <RailItem
      icon={folderIcon}
      label={name}
      count={countBookmarks(children)}
      depth={depth}
      isCurrent={chosen === id}
      onChoose={() => onChoose(id)}
      disclosure={
        children.some(isFolder)
          ? { label: messages('open', { name }), isOpen: isShown, onToggle: () => setOpen(!isShown) }
          : undefined
      }
      menu={{
        label: messages('folderActions', { name }),
        subject: name,
        rename: { label: messages('rename'), run: () => onName({ renamed: id }) },
        remove: { label: messages('delete'), run: () => removeMarks(new Set([id])) },
        others: () => folderEntries(folder, () => onName({ madeIn: id })),
      }}
      data-drop-folder={id}
      data-drop-over={dropInto === id || undefined}
    >
      {isShown ? (
        <RailList>
          <Folders nodes={children} depth={depth + 1} of={id} {...tree} />
        </RailList>
      ) : null}
    </RailItem>
  )
}
