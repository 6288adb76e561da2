import { fileStem } from '../../../kit/rules.ts'
import { fileNameOf, LIMITS, type Note, type Notes } from '../model.ts'
import { addFolders, existing, findFolder, folderName, listFolders } from './folders.ts'
import { titleOfNote } from './text.ts'

/** A file with the text of a note. */
export interface NoteFile {
  /** Its folders and its name, with `/` between them. */
  readonly path: string
  readonly text: string
  /** When it was last changed, in ms since 1970. */
  readonly time: number
}

/** The path of each note's file, by the note's id: its folder's, and its title, each once. @param untitled its name without one */
export function pathsOf(now: Notes, untitled: string): ReadonlyMap<string, string> {
  const folders = new Map(
    listFolders(now, 'en').map(({ id, path }) => [id, path.split('/').map((name) => fileStem(name) || '_')]),
  )
  const taken = new Set<string>()
  const paths = new Map<string, string>()
  for (const note of now.noteList) {
    const names = [...(folders.get(existing(now, note.folder)) ?? []), fileNameOf(titleOfNote(note), untitled)]
    const path = freePath(names.join('/'), taken)
    taken.add(path.toLowerCase())
    paths.set(note.id, path)
  }
  return paths
}

/** A path that no other file has, on any system: `a.md`, `a 2.md`. */
function freePath(path: string, taken: ReadonlySet<string>): string {
  const stem = path.replace(/\.md$/, '')
  let free = path
  for (let number = 2; taken.has(free.toLowerCase()); number += 1) free = `${stem} ${number}.md`
  return free
}

/** Whether a file is read as a note: Markdown or plain text, and nothing that a program hides. */
export const isNoteFile = (path: string): boolean => /\.(?:md|markdown|txt)$/i.test(path) && !isHidden(path)

/** Whether a file belongs to a program or a system: `.obsidian`, `__MACOSX`. */
export const isHidden = (path: string): boolean => path.split('/').some((name) => /^(?:\.|__MACOSX$)/.test(name))

/** What became of files. */
export interface Imported {
  readonly value: Notes
  readonly added: number
  /** Files whose path and text a note has already. */
  readonly known: number
  readonly tooLong: number
}

/**
 * Adds the notes of files with their folders. A file whose path and text a note has is that note.
 * @param createId called for every note and folder that may be made
 */
export function importFiles(
  now: Notes,
  files: readonly NoteFile[],
  untitled: string,
  createId: () => string,
): Imported {
  const paths = pathsOf(now, untitled)
  const known = new Set(now.noteList.map(({ id, content }) => keyOf(paths.get(id) ?? '', content)))
  const fitting = files.filter(({ text }) => text.length <= LIMITS.noteBytes)
  const fresh = fitting.filter(({ path, text }) => !known.has(keyOf(path, text)))
  let value = now
  const notes = fresh.map((file): Note => {
    const folders = file.path.split('/').slice(0, -1).map(folderName).filter(Boolean)
    value = addFolders(
      value,
      folders,
      folders.map(() => createId()),
    )
    return noteOf(file, innermost(value, folders), createId())
  })
  return {
    value: { ...value, noteList: [...notes, ...value.noteList] },
    added: notes.length,
    known: fitting.length - fresh.length,
    tooLong: files.length - fitting.length,
  }
}

const keyOf = (path: string, text: string): string => `${path.replace(/\.\w+$/, '')}\n${text}`

/** The folder of these names; where there was no more room for it, the one that it would be in. */
function innermost(now: Notes, names: readonly string[]): string {
  for (let length = names.length; length > 0; length -= 1) {
    const found = findFolder(now, names.slice(0, length))
    if (found !== undefined) return found
  }
  return ''
}

function noteOf({ path, text, time }: NoteFile, folder: string, id: string): Note {
  const stem = (path.split('/').at(-1) ?? '').replace(/\.\w+$/, '')
  const note: Note = { id, name: '', time, content: text, pinned: false, folder }
  const created = createdIn(text)
  return {
    ...note,
    name: fileNameOf(titleOfNote(note), '') === `${stem}.md` ? '' : stem.slice(0, LIMITS.name),
    ...(created !== undefined && { created }),
  }
}

/** When a note was made by its front matter, which stays in its text: `created: 2024-05-01`. */
function createdIn(text: string): number | undefined {
  const [, fields = ''] = /^---\r?\n([\s\S]{0,4000}?)\r?\n---/.exec(text) ?? []
  const [, written = ''] = /^(?:created|date):\s*["']?([\d-]{10}(?:[T ][\d:.]+Z?)?)/im.exec(fields) ?? []
  const time = Date.parse(written)
  return time >= 0 ? time : undefined
}

/** Its parts have limits, without which a text of many beginnings would be looked through for each of them. */
const PICTURE =
  /!\[([^\]\n]{0,500})\]\(\s{0,9}<?([^)>\s]{1,2000}(?: [^)>\n]{1,500})?)>?\s{0,9}\)|!\[\[([^\]|\n]{1,500})(?:\|[^\]\n]{0,500})?\]\]/g

/** A text with the addresses of its pictures replaced; where there is no other address they stay. */
export const replacePictures = (text: string, addressOf: (address: string) => string | undefined): string =>
  text.replace(PICTURE, (all, name: string | undefined, address: string | undefined, embedded: string | undefined) => {
    const replaced = addressOf(address ?? embedded ?? '')
    return replaced === undefined ? all : `![${name ?? embedded}](${replaced})`
  })

/** The addresses of the pictures in a text. */
export const picturesIn = (text: string): readonly string[] =>
  [...text.matchAll(PICTURE)].map(([, , address, embedded]) => address ?? embedded ?? '')

/** The path of a picture that a note's file names: relative to the note, to all files, or by its name alone. */
export function picturePath(note: string, address: string, paths: ReadonlySet<string>): string | undefined {
  if (/^[a-z][a-z\d+.-]*:/i.test(address)) return undefined
  const named = decoded(address)
  const folder = note.split('/').slice(0, -1)
  const relative = [...folder]
  for (const name of named.split('/'))
    if (name === '..') relative.pop()
    else if (name !== '.') relative.push(name)
  const fileName = named.split('/').at(-1)
  const found = [relative.join('/'), named.replace(/^\//, '')].find((path) => paths.has(path))
  return found ?? [...paths].find((path) => path.split('/').at(-1) === fileName)
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}
