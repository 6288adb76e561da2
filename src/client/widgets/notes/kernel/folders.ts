import { changeNote, LIMITS, type Note, type NoteFolder, type Notes } from '../model.ts'

/** A folder as it is listed. */
export interface FolderEntry {
  readonly id: string
  readonly name: string
  /** Its name behind those of the folders that it is in: `a/b`. */
  readonly path: string
  /** In how many folders it is. */
  readonly depth: number
  /** The notes in it and in its folders. */
  readonly count: number
}

const NONE: readonly NoteFolder[] = []
const SEPARATOR = '/'

const foldersOf = ({ folders = NONE }: Notes): readonly NoteFolder[] => folders

/** The folder in which each is, by their ids; empty at the top, as for one that two devices have put into each other. */
function parentsOf(folders: readonly NoteFolder[]): ReadonlyMap<string, string> {
  const given = new Map(folders.map(({ id, parent }) => [id, parent]))
  return new Map(folders.map(({ id, parent }) => [id, given.has(parent) && !isWithin(given, parent, id) ? parent : '']))
}

/** Whether a folder is another one, or in it at any depth; also one that is in a ring without it is in no other. */
function isWithin(parents: ReadonlyMap<string, string>, id: string, other: string): boolean {
  const seen = new Set<string>()
  for (let at = id; at !== '' && !seen.has(at); at = parents.get(at) ?? '') {
    if (at === other) return true
    seen.add(at)
  }
  return false
}

/** All folders as a tree, each before those in it; beside one another by name. @param language of the order */
export function listFolders(now: Notes, language: string): readonly FolderEntry[] {
  const parents = parentsOf(foldersOf(now))
  const collator = new Intl.Collator(language, { numeric: true })
  const sorted = foldersOf(now).toSorted((a, b) => collator.compare(a.name, b.name))
  const listIn = (parent: string, prefix: string, depth: number): readonly FolderEntry[] =>
    sorted
      .filter(({ id }) => parents.get(id) === parent)
      .flatMap(({ id, name }) => {
        const path = prefix + name
        const entry = { id, name, path, depth, count: notesIn(now, id).length }
        return [entry, ...listIn(id, path + SEPARATOR, depth + 1)]
      })
  return listIn('', '', 0)
}

/** The notes of a folder and of those in it; without one, or for one that is gone, all. */
export function notesIn(now: Notes, folder: string): readonly Note[] {
  const parents = parentsOf(foldersOf(now))
  if (!parents.has(folder)) return now.noteList
  return now.noteList.filter((note) => isWithin(parents, note.folder ?? '', folder))
}

/** The id of a folder as it is now: empty where it is gone. */
export const existing = (now: Notes, folder = ''): string =>
  foldersOf(now).some(({ id }) => id === folder) ? folder : ''

/** The names of a typed path: `a/b` is folder b in a. */
export const namesOfPath = (path: string): readonly string[] =>
  path
    .split(SEPARATOR)
    .map(folderName)
    .filter((name) => name !== '')

/** A name as a folder may have it: without what separates names in a path, and not too long. */
export const folderName = (typed: string): string =>
  typed.replaceAll(SEPARATOR, ' ').trim().slice(0, LIMITS.folderName).trim()

/** The folder with these names, from the outermost in; undefined if there is none. */
export function findFolder(now: Notes, names: readonly string[], parent = ''): string | undefined {
  const parents = parentsOf(foldersOf(now))
  return names.reduce<string | undefined>(
    (within, name) =>
      within === undefined
        ? undefined
        : foldersOf(now).find((one) => one.name === name && parents.get(one.id) === within)?.id,
    parent,
  )
}

/**
 * Makes the folders of a path that are missing; as many as there is room for.
 * @param ids one for each name, for the folder that is made of it
 */
export function addFolders(now: Notes, names: readonly string[], ids: readonly string[], parent = ''): Notes {
  const [name, ...rest] = names
  const [id, ...others] = ids
  if (name === undefined || id === undefined) return now
  const found = findFolder(now, [name], parent)
  if (found !== undefined) return addFolders(now, rest, others, found)
  if (foldersOf(now).length >= LIMITS.folders) return now
  return addFolders({ ...now, folders: [...foldersOf(now), { id, name, parent }] }, rest, others, id)
}

/** Names a folder; an empty name is none. */
export const renameFolder = (now: Notes, folder: string, typed: string): Notes =>
  changeFolder(now, folder, (one) => ({ ...one, name: folderName(typed) || one.name }))

/** Puts a folder into another one, or at the top; into itself it cannot be put. */
export function moveFolder(now: Notes, folder: string, parent: string): Notes {
  const isRing = isWithin(parentsOf(foldersOf(now)), parent, folder)
  return isRing ? now : changeFolder(now, folder, (one) => ({ ...one, parent }))
}

/** Where a folder can be put. */
export function possibleParents(now: Notes, folder: string, entries: readonly FolderEntry[]): readonly FolderEntry[] {
  const parents = parentsOf(foldersOf(now))
  return entries.filter(({ id }) => !isWithin(parents, id, folder))
}

function changeFolder(now: Notes, id: string, change: (folder: NoteFolder) => NoteFolder): Notes {
  const folders = foldersOf(now).map((one) => {
    const changed = one.id === id ? change(one) : one
    return changed.name === one.name && changed.parent === one.parent ? one : changed
  })
  return folders.every((one, at) => one === foldersOf(now)[at]) ? now : { ...now, folders }
}

/** Deletes a folder; what is in it goes where it was. */
export function removeFolder(now: Notes, folder: string): Notes {
  const parent = parentsOf(foldersOf(now)).get(folder)
  if (parent === undefined) return now
  return {
    noteList: now.noteList.map((note) => (note.folder === folder ? { ...note, folder: parent } : note)),
    folders: foldersOf(now)
      .filter(({ id }) => id !== folder)
      .map((one) => (one.parent === folder ? { ...one, parent } : one)),
  }
}

/** Puts a note into a folder, or with an empty id into none. */
export const moveNote = (now: Notes, id: string, folder: string): Notes =>
  changeNote(now, id, (note) => ((note.folder ?? '') === folder ? note : { ...note, folder }))
