import { useRef, useState } from 'react'
import { Button, classes, Empty, IconButton, railPanel } from '../../../kit/components.ts'
import { useDocument } from '../../../kit/documents.ts'
import { edit, more, plus, trash } from '../../../kit/icons.ts'
import { fileTarget, openMenu, useFileChooser } from '../../../kit/interaction.ts'
import {
  addMusicFiles,
  deleteMusicFile,
  fileTrack,
  type MusicFile,
  musicFiles,
  type Track,
  useTracks,
} from '../../../kit/media.ts'
import { useMessages } from '../messages.ts'
import styles from './Files.module.css'
import { NameInput } from './NameInput.tsx'
import { TrackList } from './TrackList.tsx'

/** The formats that the system's dialog offers; a file is judged by whether it plays. */
const ACCEPT = 'audio/*,.mp3,.m4a,.aac,.flac,.ogg,.opus,.wav,.weba'

/** The user's own files: chosen or dropped here, kept in this browser. */
export function Files() {
  const messages = useMessages()
  const files = useDocument(musicFiles, (now) => now.files)
  const ids = useDocument(musicFiles, (now) => now.files.map(({ id }) => fileTrack(id)))
  const tracks = useTracks(ids)
  const [isBusy, setBusy] = useState(false)
  const [renamed, setRenamed] = useState<string>()
  const add = async (chosen: readonly Blob[]) => {
    setBusy(true)
    await addMusicFiles(chosen.filter((one) => one instanceof File))
    setBusy(false)
  }
  const [choose, input] = useFileChooser({
    accept: ACCEPT,
    multiple: true,
    label: messages('addFiles'),
    onFiles: (chosen) => void add(chosen),
  })
  const fileOf = (track: Track) => files.find(({ id }) => fileTrack(id) === track.id)
  return (
    <section
      className={classes(railPanel, styles.files)}
      aria-label={messages('files')}
      {...fileTarget((dropped) => void add(dropped))}
    >
      {input}
      {files.length === 0 && !isBusy ? (
        <Empty
          fit="page"
          title={messages('noFiles')}
          hint={messages('filesHint')}
          action={{ label: messages('addFiles'), icon: plus, run: choose }}
        />
      ) : (
        <>
          <div className={styles.bar}>
            <Button kind="primary" size="s" icon={plus} busy={isBusy} onClick={choose}>
              {messages('addFiles')}
            </Button>
            <small>{messages('filesHint')}</small>
          </div>
          <TrackList
            label={messages('files')}
            tracks={tracks}
            actions={(track) => {
              const file = fileOf(track)
              if (file === undefined) return null
              return (
                <>
                  {renamed === file.id ? <NameInput file={file} onEnd={() => setRenamed(undefined)} /> : null}
                  <FileMenu file={file} onRename={() => setRenamed(file.id)} />
                </>
              )
            }}
          />
        </>
      )}
    </section>
  )
}

interface FileMenuProps {
  readonly file: MusicFile
  readonly onRename: () => void
}

function FileMenu({ file, onRename }: FileMenuProps) {
  const messages = useMessages()
  const button = useRef<HTMLButtonElement>(null)
  const label = messages('actions', { name: file.name })
  const items = [
    { id: 'rename', label: messages('rename'), icon: edit, run: onRename },
    'divider',
    { id: 'delete', label: messages('delete'), icon: trash, danger: true, run: () => deleteMusicFile(file) },
  ] as const
  return (
    <IconButton
      ref={button}
      icon={more}
      label={label}
      aria-haspopup="menu"
      onClick={({ detail }) => openMenu({ label, items, anchor: button, align: 'end', focusFirst: detail === 0 })}
    />
  )
}
