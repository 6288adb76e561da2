import * as v from 'valibot'
import { defineDocument, repairBySchema, salvage, strictSchema } from '../../kit/documents.ts'
import { isPlainObject, sameJson } from '../../kit/rules.ts'
import { NOTE_ORDERS } from './kernel/note-order.ts'
import { LIMITS, type Note, type NoteFolder, type Notes, OWN_FIELDS } from './model.ts'

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
const time = v.pipe(v.number(), v.finite(), v.minValue(0))
const text = {
  name: v.pipe(v.string(), v.maxLength(LIMITS.name)),
  time,
  // two tabs may have added to one note: what they have together is not cut
  content: v.pipe(v.string(), v.maxLength(2 * LIMITS.noteBytes)),
}
const optional = {
  created: v.exactOptional(time),
  pinned: v.exactOptional(v.boolean()),
  folder: v.exactOptional(v.pipe(v.string(), v.maxLength(64))),
  remotePictures: v.exactOptional(v.boolean()),
}
const noteSchema = v.strictObject({ id, ...text, ...optional })
const readSound = repairBySchema(noteSchema)

/** The notes: list and texts. */
export const notes = defineDocument<Notes>({
  id: 'notes',
  section: 'notes',
  travels: 'account',
  merge: { tree: { content: 'text', time: 'max' }, copies: 'name' },
  keeps: OWN_FIELDS,
  initial: { noteList: [] },
  schema: {
    parse(input) {
      if (!isPlainObject(input)) return { ok: false, reason: 'no notes' }
      const repaired: string[] = []
      const seen = new Set<string>()
      const list = salvage(input.noteList, 'noteList', repaired, (one, path) => readNote(one, path, repaired, seen))
      if (list.length > LIMITS.notes) repaired.push('noteList')
      const noteList = list.slice(0, LIMITS.notes)
      if (input.folders === undefined) return { ok: true, value: { noteList }, repaired }
      const folders = salvage(input.folders, 'folders', repaired, (one, path) => readFolder(one, path, repaired, seen))
      if (folders.length > LIMITS.folders) repaired.push('folders')
      return { ok: true, value: { noteList, folders: folders.slice(0, LIMITS.folders) }, repaired }
    },
  },
})

/** A folder as far as it is sound; undefined without a name, or with an id that is taken: notes know it by its id. */
function readFolder(input: unknown, path: string, repaired: string[], seen: Set<string>): NoteFolder | undefined {
  const own = isPlainObject(input) ? repairBySchema(id)(input.id) : undefined
  if (!isPlainObject(input) || own === undefined || seen.has(own) || typeof input.name !== 'string') return undefined
  seen.add(own)
  const parent = typeof input.parent === 'string' ? input.parent : ''
  const folder = { id: own, name: input.name.trim().slice(0, LIMITS.folderName), parent }
  if (!sameJson(folder, { parent: '', ...input })) repaired.push(path)
  return folder.name === '' ? undefined : folder
}

/** A note as far as it is sound; undefined if it has no text. One whose id is taken or missing gets another. */
function readNote(input: unknown, path: string, repaired: string[], seen: Set<string>): Note | undefined {
  const sound = readSound(input)
  if (sound !== undefined && !seen.has(sound.id)) {
    seen.add(sound.id)
    return sound
  }
  if (!isPlainObject(input) || typeof input.content !== 'string') return undefined
  repaired.push(path)
  const given = repairBySchema(id)(input.id)
  const own = given === undefined || seen.has(given) ? freeId(path, seen) : given
  seen.add(own)
  const optionals = Object.entries(optional).flatMap(([key, schema]) =>
    key in input && v.is(schema, input[key]) ? [[key, input[key]] as const] : [],
  )
  return {
    id: own,
    name: typeof input.name === 'string' ? input.name.slice(0, LIMITS.name) : '',
    time: repairBySchema(time)(input.time) ?? 0,
    content: input.content.slice(0, 2 * LIMITS.noteBytes),
    ...Object.fromEntries(optionals),
  }
}

const freeId = (path: string, seen: Set<string>): string => (seen.has(path) ? freeId(`${path}'`, seen) : path)

/** What is written in the quick note and is no note yet, kept from the first letter on. */
export const quickDraft = defineDocument<string>({
  id: 'notes.draft',
  section: 'notes',
  travels: 'device',
  undoable: false,
  initial: '',
  schema: strictSchema(v.pipe(v.string(), v.maxLength(LIMITS.noteBytes))),
})

export const PREVIEW_THEMES = ['default', 'github', 'vuepress', 'mk-cute', 'smart-blue', 'cyanosis'] as const
export type PreviewTheme = (typeof PREVIEW_THEMES)[number]

export const MODES = ['edit', 'split', 'preview'] as const
export type Mode = (typeof MODES)[number]

const viewFields = {
  /** The note that the window opens with. */
  selectNoteId: v.fallback(v.pipe(v.string(), v.maxLength(64)), ''),
  previewTheme: v.fallback(v.picklist(PREVIEW_THEMES), 'default'),
  mode: v.fallback(v.picklist(MODES), 'edit'),
  /** The folder that the window lists; empty for all. */
  folder: v.fallback(v.pipe(v.string(), v.maxLength(64)), ''),
  order: v.fallback(v.picklist(NOTE_ORDERS), 'changed'),
  /** The note that a tile shows, by the tile's id; without one it is the newest. */
  onTile: v.fallback(v.record(v.string(), id), {}),
}
const viewSchema = v.object(viewFields)
type NotesView = Readonly<v.InferOutput<typeof viewSchema>>

const INITIAL_VIEW: NotesView = {
  selectNoteId: '',
  previewTheme: 'default',
  mode: 'edit',
  folder: '',
  order: 'changed',
  onTile: {},
}

/** How the notes are shown. Not undoable: choosing a note is no change of it. */
export const notesView = defineDocument<NotesView>({
  id: 'notes.view',
  section: 'notes',
  travels: 'account',
  merge: { tree: {} },
  stays: ['selectNoteId', 'folder'],
  undoable: false,
  initial: INITIAL_VIEW,
  schema: {
    parse(input) {
      if (!isPlainObject(input)) return { ok: false, reason: 'no view' }
      const value = v.parse(viewSchema, { ...INITIAL_VIEW, ...input })
      const isSound = (key: string) => JSON.stringify(Reflect.get(value, key)) === JSON.stringify(input[key])
      return { ok: true, value, repaired: Object.keys(viewFields).filter((key) => key in input && !isSound(key)) }
    },
  },
})
