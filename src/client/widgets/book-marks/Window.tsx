import { type DragEvent, useState } from 'react'
import { Button, EmptyWindow, TextField } from '../../kit/components.ts'
import { useDocument } from '../../kit/documents.ts'
import { inbox, search } from '../../kit/icons.ts'
import { useFileChooser } from '../../kit/interaction.ts'
import { FolderContent, SearchResults } from './BookmarkLists.tsx'
import { bookMarks } from './document.ts'
import { FolderTree } from './FolderTree.tsx'
import { importFiles } from './import-files.ts'
import { useMessages } from './messages.ts'
import { pathTo } from './model.ts'
import styles from './Window.module.css'

/** The imported bookmarks: their folders, what is in the chosen one, and a search over all. */
export default function Window() {
  const messages = useMessages()
  const nodes = useDocument(bookMarks, (now) => now)
  const [chosen, setChosen] = useState('')
  const [text, setText] = useState('')
  const path = pathTo(nodes, chosen)
  const choose = (id: string) => {
    setText('')
    setChosen(id)
  }
  const [chooseFiles, fileInput] = useFileChooser({
    accept: '.html,.htm,text/html',
    multiple: true,
    onFiles: (files) => void importFiles(files),
  })
  if (nodes.length === 0)
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: files are dropped anywhere; the button does the same by keys
      <div className={styles.app} onDragOver={keepDrag} onDrop={takeDrop}>
        <EmptyWindow
          title={messages('empty')}
          hint={messages('emptyHint')}
          action={{ label: messages('import'), icon: inbox, run: chooseFiles }}
        />
        {fileInput}
      </div>
    )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files are dropped anywhere; the button does the same by keys
    <div className={styles.app} onDragOver={keepDrag} onDrop={takeDrop}>
      <header className={styles.bar}>
        <TextField
          className={styles.search ?? ''}
          type="search"
          compact
          icon={search}
          label={messages('search')}
          placeholder={messages('search')}
          maxLength={100}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Button size="s" icon={inbox} onClick={chooseFiles}>
          {messages('import')}
        </Button>
        {fileInput}
      </header>
      <div className={styles.columns}>
        <FolderTree nodes={nodes} chosen={path.at(-1)?.id ?? ''} onChoose={choose} />
        <div className={styles.main}>
          {text.trim() === '' ? (
            <FolderContent nodes={nodes} path={path} onChoose={choose} />
          ) : (
            <SearchResults nodes={nodes} text={text} />
          )}
        </div>
      </div>
    </div>
  )
}

/** A link that is dragged within the window is not for the desktop; a file is a file of bookmarks. */
function keepDrag(event: DragEvent) {
  event.preventDefault()
  event.dataTransfer.dropEffect = event.dataTransfer.types.includes('Files') ? 'copy' : 'none'
}

function takeDrop(event: DragEvent) {
  event.preventDefault()
  const { files } = event.dataTransfer
  if (files.length > 0) void importFiles([...files])
}
