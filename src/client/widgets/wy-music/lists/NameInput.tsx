import { useEffect, useRef } from 'react'
import { isComposing } from '../../../kit/interaction.ts'
import { FILE_LIMITS, type MusicFile, musicFiles, renameFile } from '../../../kit/media.ts'
import { useMessages } from '../messages.ts'
import styles from './Files.module.css'

interface NameInputProps {
  readonly file: MusicFile
  readonly onEnd: () => void
}

/** The name of a file being edited: Enter or leaving it keeps the name, Esc the former one. */
export function NameInput({ file, onEnd }: NameInputProps) {
  const messages = useMessages()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // the focus is the browser's
    input.current?.select()
  }, [])
  const keep = (name: string) => {
    if (name !== '' && name !== file.name) musicFiles.update((now) => renameFile(now, file.id, name))
    onEnd()
  }
  return (
    <input
      ref={input}
      className={styles.input}
      aria-label={messages('rename')}
      defaultValue={file.name}
      maxLength={FILE_LIMITS.name}
      onBlur={({ currentTarget }) => keep(currentTarget.value.trim())}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (isComposing(event.nativeEvent) || (event.key !== 'Enter' && event.key !== 'Escape')) return
        event.preventDefault()
        if (event.key === 'Escape') event.currentTarget.value = ''
        event.currentTarget.closest('li')?.querySelector('button')?.focus()
      }}
    />
  )
}
