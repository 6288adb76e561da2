import { useId, useState } from 'react'
import { classes, Icon } from '../../../kit/components.ts'
import { useDocument } from '../../../kit/documents.ts'
import { chevronRight } from '../../../kit/icons.ts'
import { showNote } from '../current-note.ts'
import { notes } from '../document.ts'
import { backlinksTo } from '../kernel/note-links.ts'
import { titleOfNote } from '../kernel/text.ts'
import { useMessages } from '../messages.ts'
import type { Note } from '../model.ts'
import styles from './Backlinks.module.css'

interface BacklinksProps {
  readonly note: Note
  /** Whether they are shown where the user has not chosen, and not only their number. */
  readonly isOpenByItself: boolean
}

/** The notes that link to a note, each with the line that has the link; nothing where there are none. */
export function Backlinks({ note, isOpenByItself }: BacklinksProps) {
  const messages = useMessages()
  const id = useId()
  const noteList = useDocument(notes, (now) => now.noteList)
  const [chosen, setOpen] = useState<boolean>()
  const isOpen = chosen ?? isOpenByItself
  const links = backlinksTo(noteList, note)
  if (links.length === 0) return null
  return (
    <section className={styles.backlinks} aria-label={messages('backlinks', { count: links.length })}>
      <button
        type="button"
        className={styles.heading}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon path={chevronRight} size={14} />
        {messages('backlinks', { count: links.length })}
      </button>
      <ul id={id} className={styles.list} hidden={!isOpen}>
        {links.map(({ note: from, line }) => (
          <li key={from.id}>
            <button type="button" className={styles.link} onClick={() => showNote(from.id)}>
              <b className={styles.cut}>{titleOfNote(from) || messages('untitled')}</b>
              <span className={classes(styles.line, styles.cut)}>{line}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
