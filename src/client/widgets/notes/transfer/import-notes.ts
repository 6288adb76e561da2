import { faceFile, storePicture } from '../../../kit/desktop.ts'
import { createId, keepVersion } from '../../../kit/documents.ts'
import { showToast, showUndoToast } from '../../../kit/interaction.ts'
import { groupedNumber } from '../../../kit/rules.ts'
import { decodeText, language } from '../../../kit/text.ts'
import { notes } from '../document.ts'
import {
  importFiles,
  isNoteFile,
  type NoteFile,
  picturePath,
  picturesIn,
  replacePictures,
} from '../kernel/note-files.ts'
import { messages } from '../messages.ts'
import { LIMITS } from '../model.ts'
import { PICTURE_TYPES } from './picture-types.ts'
import { type ChosenFiles, type GivenFile, isPictureFile, readFiles, TooLarge } from './read-files.ts'

/** Adds the notes of files, folders and archives, one step of undo; says what was added or why nothing was. */
export async function importNotes(chosen: ChosenFiles): Promise<void> {
  let given: readonly GivenFile[]
  try {
    given = await readFiles(chosen)
  } catch (error) {
    warn(error instanceof TooLarge ? 'importTooLarge' : 'importUnreadable')
    return
  }
  const texts = given.filter(({ path }) => isNoteFile(path))
  if (texts.length === 0) return warn('importNothing')
  const files = await Promise.all(texts.map(async (file) => withPictures(await noteFileOf(file), given)))
  try {
    await keepVersion('import')
  } catch {
    showToast({ kind: 'error', text: messages('importFailed') })
    return
  }
  add(files)
}

function add(files: readonly NoteFile[]): void {
  const ids: string[] = []
  // the change may be made again on top of a newer value: with the same ids
  const nextIds = () => {
    let at = 0
    return () => {
      const id = ids[at] ?? createId()
      ids[at] = id
      at += 1
      return id
    }
  }
  const imported = importFiles(notes.get(), files, messages('untitled'), nextIds())
  const { added, known, tooLong } = imported
  if (added === 0) warn(known > 0 ? 'importKnown' : 'importTooLong')
  if (added === 0 || isTooMany(added)) return
  notes.update((now) => importFiles(now, files, messages('untitled'), nextIds()).value)
  const left = known + tooLong
  const done = messages('imported', { count: added })
  showUndoToast(left === 0 ? done : `${done} ${messages('importLeft', { count: left })}`)
}

/** Whether there is no room for so many more notes, which a toast says. */
function isTooMany(count: number): boolean {
  const room = LIMITS.notes - notes.get().noteList.length
  if (count <= room) return false
  const number = (one: number) => groupedNumber(one, language())
  showToast({ kind: 'warning', text: messages('importTooMany', { number: number(count), room: number(room) }) })
  return true
}

async function noteFileOf({ path, time, read }: GivenFile): Promise<NoteFile> {
  return { path, time, text: decodeText(await read()).replaceAll('\r\n', '\n') }
}

/** A note whose pictures among the files are those of this device; the others stay as they are written. */
async function withPictures(note: NoteFile, given: readonly GivenFile[]): Promise<NoteFile> {
  const pictures = new Map(given.filter(({ path }) => isPictureFile(path)).map((one) => [one.path, one]))
  const paths = new Set(pictures.keys())
  const references = new Map<string, string>()
  for (const address of picturesIn(note.text)) {
    const path = picturePath(note.path, address, paths)
    const picture = path === undefined ? undefined : pictures.get(path)
    const reference = picture === undefined ? undefined : await referenceOf(picture)
    if (reference !== undefined) references.set(address, reference)
  }
  return { ...note, text: replacePictures(note.text, (address) => references.get(address)) }
}

/** The reference of a picture: that of its name, by which it was exported, else of a new one; undefined if it is none. */
async function referenceOf({ path, read }: GivenFile): Promise<string | undefined> {
  const [, hash] = /([0-9a-f]{64})\.\w+$/.exec(path) ?? []
  try {
    if (hash !== undefined && (await isKept(`face:${hash}`))) return `face:${hash}`
    return await storePicture(new File([Uint8Array.from(await read())], path))
  } catch {
    return undefined
  }
}

const isKept = (reference: string): Promise<boolean> =>
  faceFile(reference, PICTURE_TYPES).then(
    () => true,
    () => false,
  )

const warn = (key: 'importTooLarge' | 'importUnreadable' | 'importNothing' | 'importKnown' | 'importTooLong'): void =>
  void showToast({ kind: 'warning', text: messages(key) })
