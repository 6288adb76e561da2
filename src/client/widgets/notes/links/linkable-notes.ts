import { language } from '../../../kit/text.ts'
import { notes } from '../document.ts'
import { existing, listFolders } from '../kernel/folders.ts'
import { isLinkable } from '../kernel/note-links.ts'
import { inOrder } from '../kernel/note-order.ts'
import { titleOfNote } from '../kernel/text.ts'

/** A note that can be linked to. */
export interface LinkableNote {
  readonly title: string
  /** The path of its folder. */
  readonly detail: string
}

/** The notes that another one can link to, each title once, those that were changed last first. */
export function linkableNotes(from: string): readonly LinkableNote[] {
  const now = notes.get()
  const paths = new Map(listFolders(now, language()).map(({ id, path }) => [id, path]))
  const byTitle = new Map<string, LinkableNote>()
  for (const note of inOrder(now.noteList, 'changed', language())) {
    const title = titleOfNote(note)
    if (note.id === from || byTitle.has(title) || !isLinkable(title)) continue
    byTitle.set(title, { title, detail: paths.get(existing(now, note.folder)) ?? '' })
  }
  return [...byTitle.values()]
}
