import { useRef } from 'react'
import { Button, IconButton, TextField } from '../../kit/components.ts'
import { hasBrowserBookmarks } from '../../kit/desktop.ts'
import { useDocument } from '../../kit/documents.ts'
import {
  bookmark,
  distributeDown,
  download,
  duplicate,
  folder as folderIcon,
  inbox,
  link,
  more,
  plus,
  search,
} from '../../kit/icons.ts'
import { afterMenu, openMenu } from '../../kit/interaction.ts'
import { exportFile, importFromBrowser } from './bookmark-files.ts'
import { openAddDialog, openFolderDialog } from './dialogs/open-dialogs.ts'
import { bookMarksView } from './document.ts'
import { ORDERS } from './kernel/order.ts'
import { useMessages } from './messages.ts'
import styles from './Window.module.css'

interface BarProps {
  readonly text: string
  /** The folder into which things are added. */
  readonly folder: string
  /** Whether there are none yet. */
  readonly isEmpty: boolean
  readonly onText: (text: string) => void
  readonly onImport: () => void
  readonly onDuplicates: () => void
  readonly onLinks: () => void
}

const importHere = (): void => void importFromBrowser()

/** The search over all bookmarks, what adds to them, and their order. */
export function Bar({ text, folder, isEmpty, onText, onImport, onDuplicates, onLinks }: BarProps) {
  const messages = useMessages()
  const button = useRef<HTMLButtonElement>(null)
  const order = useDocument(bookMarksView, (view) => view.order)
  const openTools = (byKeyboard: boolean) =>
    openMenu({
      label: messages('tools'),
      anchor: button,
      align: 'end',
      focusFirst: byKeyboard,
      items: [
        {
          id: 'folder',
          label: messages('newFolder'),
          icon: folderIcon,
          run: () => afterMenu(() => openFolderDialog({ parent: folder })),
        },
        {
          id: 'order',
          label: messages('order'),
          icon: distributeDown,
          items: ORDERS.map((id) => ({
            id,
            label: messages(`order.${id}`),
            checked: id === order,
            run: () => bookMarksView.set({ order: id }, { origin: 'view' }),
          })),
        },
        'divider',
        ...(hasBrowserBookmarks()
          ? [{ id: 'import-from-browser', label: messages('importFromBrowser'), icon: bookmark, run: importHere }]
          : []),
        { id: 'import', label: messages('import'), icon: inbox, run: onImport },
        { id: 'export', label: messages('export'), icon: download, disabled: isEmpty, run: exportFile },
        'divider',
        { id: 'duplicates', label: messages('duplicates'), icon: duplicate, disabled: isEmpty, run: onDuplicates },
        { id: 'links', label: messages('checkLinks'), icon: link, disabled: isEmpty, run: onLinks },
      ],
    })
  return (
    <>
      <TextField
        className={styles.search ?? ''}
        type="search"
        compact
        icon={search}
        label={messages('search')}
        placeholder={messages('search')}
        maxLength={100}
        value={text}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
      />
      <Button kind="primary" icon={plus} onClick={() => openAddDialog(folder)}>
        {messages('addAction')}
      </Button>
      <IconButton
        ref={button}
        icon={more}
        label={messages('tools')}
        aria-haspopup="menu"
        aria-expanded={false}
        onClick={({ detail }) => openTools(detail === 0)}
      />
    </>
  )
}
