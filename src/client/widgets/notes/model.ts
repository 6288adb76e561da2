import { fileStem } from '../../kit/rules.ts'

/** A note: the spec's `noteList`, and what this product adds. Times are milliseconds since 1970. */
export interface Note {
  readonly id: string
  /** What the user called it; empty: its first line is its title. */
  readonly name: string
  /** When it was last changed. */
  readonly time: number
  readonly created?: number | undefined
  /** Markdown. */
  readonly content: string
  readonly pinned?: boolean | undefined
  /** The id of its folder; empty, or of a folder that is gone: it is in none. */
  readonly folder?: string | undefined
  /** Whether the pictures of other sites in it are loaded without asking. */
  readonly remotePictures?: boolean | undefined
}

export interface NoteFolder {
  readonly id: string
  readonly name: string
  /** The id of the folder that it is in; empty, or of one that is gone: at the top. */
  readonly parent: string
}

export interface Notes {
  readonly noteList: readonly Note[]
  /** All folders, also those in others and those without notes. */
  readonly folders?: readonly NoteFolder[] | undefined
}

/** Limits of the data: a note in bytes of UTF-8, lists in notes and folders, names in characters. */
export const LIMITS = { noteBytes: 1024 * 1024, notes: 1000, name: 100, folders: 200, folderName: 60 } as const

/** Fields that the spec's clients do not know, and leave out. */
export const OWN_FIELDS = ['created', 'pinned', 'folder', 'folders'] as const

/** The note that was changed last: what a tile shows by itself. */
export const newestNote = (notes: readonly Note[]): Note | undefined =>
  notes.reduce<Note | undefined>((newest, note) => (newest && newest.time >= note.time ? newest : note), undefined)

/** Adds a note; a list that is full stays as it is. */
export const addNote = (now: Notes, note: Note): Notes =>
  now.noteList.length >= LIMITS.notes ? now : { ...now, noteList: [note, ...now.noteList] }

export const removeNote = (now: Notes, id: string): Notes => ({
  ...now,
  noteList: now.noteList.filter((note) => note.id !== id),
})

/** Changes one note; where there is none with this id, nothing. */
export function changeNote(now: Notes, id: string, change: (note: Note) => Note): Notes {
  const noteList = now.noteList.map((note) => (note.id === id ? change(note) : note))
  return noteList.every((note, at) => note === now.noteList[at]) ? now : { ...now, noteList }
}

/** Names a note; an empty name gives it back its first line as its title. */
export const renameNote = (now: Notes, id: string, name: string): Notes =>
  changeNote(now, id, (note) => {
    const given = name.slice(0, LIMITS.name)
    return given === note.name ? note : { ...note, name: given }
  })

/** Changes the text of a note. @param time when */
export const editContent = (now: Notes, id: string, edit: (content: string) => string, time: number): Notes =>
  changeNote(now, id, (note) => {
    const content = edit(note.content)
    return content === note.content ? note : { ...note, content, time }
  })

/** The bytes of a text in UTF-8; each half of a surrogate pair counts two. */
export function bytesOf(text: string): number {
  let bytes = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    bytes += code < 0x80 ? 1 : code < 0x800 || (code >= 0xd800 && code < 0xe000) ? 2 : 3
  }
  return bytes
}

/** How many characters a note has, spaces and line breaks aside. */
export const countCharacters = (content: string): number => content.replace(/\s+/g, '').length

/** The name of a file for a note. @param fallback of a title that gives none */
export const fileNameOf = (title: string, fallback: string): string => `${fileStem(title) || fallback}.md`
