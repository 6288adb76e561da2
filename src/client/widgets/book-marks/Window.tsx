import { type ClipboardEvent, type KeyboardEvent, useState } from 'react'
import { EmptyWindow, Rail } from '../../kit/components.ts'
import { hasBrowserBookmarks } from '../../kit/desktop.ts'
import { bookmark, inbox } from '../../kit/icons.ts'
import { useFileChooser } from '../../kit/interaction.ts'
import { useLanguage } from '../../kit/text.ts'
import { Bar } from './Bar.tsx'
import { importFiles, importFromBrowser } from './bookmark-files.ts'
import { bookmarks } from './bookmark-source.ts'
import { useDrops } from './drag/use-drops.ts'
import { FolderTree } from './FolderTree.tsx'
import { countTags } from './kernel/tags.ts'
import { BookmarkList } from './list/BookmarkList.tsx'
import { pasteMarks } from './list/clipboard.ts'
import { SelectionBar } from './list/SelectionBar.tsx'
import { useSelection } from './list/use-selection.ts'
import { useShownRows } from './list/use-shown-rows.tsx'
import { useMessages } from './messages.ts'
import { bookmarksIn, pathTo } from './model.ts'
import { TagNav } from './TagNav.tsx'
import { ViewHead } from './ViewHead.tsx'
import { TOP, type View } from './view.ts'
import styles from './Window.module.css'

/** The user's bookmarks: their folders and tags, what is in the chosen one, and a search over all. */
export default function Window() {
  const messages = useMessages()
  const nodes = bookmarks.useNodes()
  const language = useLanguage()
  const [view, setView] = useState<View>(TOP)
  const [text, setText] = useState('')
  const show = (next: View) => {
    setText('')
    setView(next)
  }
  const showFolder = (folder: string) => show({ at: 'folder', folder })
  const showTag = (tag: string) => show({ at: 'tag', tag })
  const path = view.at === 'folder' ? pathTo(nodes, view.folder) : []
  const folder = path.at(-1)?.id ?? ''
  const rows = useShownRows(view, text)
  const selection = useSelection(rows.nodes.map(({ id }) => id))
  const drops = useDrops({ folder: rows.folder, isByHand: rows.isByHand, selected: selection.ids })
  const [chooseFiles, fileInput] = useFileChooser({
    accept: '.html,.htm,text/html',
    multiple: true,
    onFiles: (files) => void importFiles(files),
  })
  const paste = (event: ClipboardEvent) => {
    if (event.target instanceof HTMLInputElement || !pasteMarks(event.clipboardData, { folder })) return
    event.preventDefault()
  }
  const chooseNone = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || selection.ids.size === 0) return
    event.stopPropagation() // Esc ends the choice, not the window
    selection.clear()
  }
  const tags = countTags(
    bookmarksIn(nodes).map(({ bookmark }) => bookmark),
    language,
  )
  const tagNav = <TagNav tags={tags} chosen={view.at === 'tag' ? view.tag : undefined} onChoose={showTag} />
  const dropInto = drops.mark?.at === 'into' ? drops.mark.row : undefined
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of what is in it; buttons add what is dropped or pasted
    <div className={styles.app} onKeyDown={chooseNone} onPaste={paste} {...drops.handlers}>
      <header className={styles.bar}>
        {selection.ids.size > 0 ? (
          <SelectionBar selection={selection} />
        ) : (
          <Bar
            text={text}
            folder={folder}
            isEmpty={nodes.length === 0}
            onText={setText}
            onImport={chooseFiles}
            onDuplicates={() => show({ at: 'duplicates' })}
            onLinks={() => show({ at: 'links' })}
          />
        )}
        {fileInput}
      </header>
      {nodes.length === 0 ? (
        <EmptyWindow
          title={messages('empty')}
          hint={messages(hasBrowserBookmarks() ? 'emptyHintHere' : 'emptyHint')}
          action={
            hasBrowserBookmarks()
              ? { label: messages('importFromBrowser'), icon: bookmark, run: () => void importFromBrowser() }
              : { label: messages('import'), icon: inbox, run: chooseFiles }
          }
        />
      ) : (
        <div className={styles.columns}>
          <Rail className={styles.rail}>
            <FolderTree
              nodes={nodes}
              chosen={view.at === 'folder' ? folder : undefined}
              dropInto={dropInto}
              onChoose={showFolder}
            />
            {tagNav}
          </Rail>
          <div className={styles.main}>
            {text.trim() === '' ? <ViewHead view={view} path={path} onFolder={showFolder} /> : null}
            {tags.length > 0 && text.trim() === '' && isTagsShown(view) ? (
              <Rail className={styles.tags}>{tagNav}</Rail>
            ) : null}
            {rows.nodes.length === 0 ? (
              rows.instead
            ) : (
              <BookmarkList
                label={rows.label}
                nodes={rows.nodes}
                noteOf={rows.noteOf}
                selection={selection}
                folder={rows.isByHand ? rows.folder : undefined}
                drop={drops.mark}
                onEnter={showFolder}
              />
            )}
          </div>
        </div>
      )}
    </div>
  )
}

/** Whether a narrow window shows the tags above its list: at the top of the folders, and to change from one to another. */
const isTagsShown = (view: View): boolean => view.at === 'tag' || (view.at === 'folder' && view.folder === '')
