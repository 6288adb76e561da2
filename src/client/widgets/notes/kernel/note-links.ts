import { changeNote, type Note, type Notes } from '../model.ts'
import { fenceAfter, linesIn } from './markdown-lines.ts'
import { plainLine, titleOfNote } from './text.ts'

/** A link to another note in a text: `[[title]]`, `[[title|shown]]`, `[[title#heading]]`. */
export interface NoteLink {
  /** Where its title begins in the text, and where it ends. */
  readonly from: number
  readonly to: number
  /** What is between the brackets before a `|`. */
  readonly target: string
  /** How it reads. */
  readonly label: string
}

const LINK = /(?<!\\)\[\[([^[\]|\n]+)(?:\|([^[\]\n]+))?\]\]/g
const CODE = /(?<!`)(`+)(?!`)[^\n]*?(?<!`)\1(?!`)/g

/** The links in a text, in their order; those in code are none. */
export function linksIn(text: string): readonly NoteLink[] {
  if (!text.includes('[[')) return []
  const links: NoteLink[] = []
  let fence: string | undefined
  for (const { at, line } of linesIn(text)) {
    const after = fenceAfter(fence, line)
    if (fence === undefined && after === undefined) links.push(...linksInLine(line, at))
    fence = after
  }
  return links
}

function linksInLine(line: string, at: number): readonly NoteLink[] {
  if (!line.includes('[[')) return []
  const withoutCode = line.replace(CODE, (code) => ' '.repeat(code.length))
  return [...withoutCode.matchAll(LINK)].map(({ index, 1: target = '', 2: label }) => {
    const from = at + index + 2
    return { from, to: from + target.length, target, label: (label ?? target).trim() }
  })
}

/** The links of notes, found once for each. */
const linksOf = new WeakMap<Note, readonly NoteLink[]>()

function linksOfNote(note: Note): readonly NoteLink[] {
  const links = linksOf.get(note) ?? linksIn(note.content)
  linksOf.set(note, links)
  return links
}

/** A title as links are compared: in any case, and with any spaces. */
const keyOf = (title: string): string => title.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()

/** The keys of notes, made once for each: an index has hundreds of links, and each is looked up with every saved word. */
const keys = new WeakMap<Note, string>()

function keyOfNote(note: Note): string {
  const key = keys.get(note) ?? keyOf(titleOfNote(note))
  keys.set(note, key)
  return key
}

/** The titles that a link may mean: all of it, else what is before the heading. */
const targetsOf = (target: string): readonly string[] => {
  const heading = target.indexOf('#')
  return heading > 0 ? [target, target.slice(0, heading)] : [target]
}

/** The notes of a list by their titles, of several with one the one that was changed last. */
const notesByTitle = new WeakMap<Notes['noteList'], ReadonlyMap<string, Note>>()

function byTitle(notes: Notes['noteList']): ReadonlyMap<string, Note> {
  const known = notesByTitle.get(notes)
  if (known !== undefined) return known
  const found = new Map<string, Note>()
  for (const note of notes) {
    const key = keyOfNote(note)
    const newest = found.get(key)
    if (newest === undefined || newest.time < note.time) found.set(key, note)
  }
  notesByTitle.set(notes, found)
  return found
}

/** The note that a link leads to: of several with its title the one that was changed last. */
export function linkedNote(notes: Notes['noteList'], target: string): Note | undefined {
  const title = targetsOf(target).find((one) => byTitle(notes).has(keyOf(one)))
  return title === undefined ? undefined : byTitle(notes).get(keyOf(title))
}

/** The title that a note gets which is made by its link. */
export const titleOfLink = (target: string): string => targetsOf(target).at(-1)?.trim() ?? ''

/** Whether a link can name this title. */
export const isLinkable = (title: string): boolean => /^[^[\]|\n]+$/.test(title)

/** A note that links to another one, with the line that has the link. */
export interface Backlink {
  readonly note: Note
  readonly line: string
}

/** The notes that link to a note, those that were changed last first. */
export function backlinksTo(notes: Notes['noteList'], note: Note): readonly Backlink[] {
  const title = titleOfNote(note)
  if (title === '' || linkedNote(notes, title) !== note) return []
  const key = keyOf(title)
  const leadsHere = ({ target }: NoteLink) =>
    targetsOf(target).some((one) => keyOf(one) === key) && linkedNote(notes, target) === note
  return notes
    .filter(({ id }) => id !== note.id)
    .flatMap((one) => {
      const link = linksOfNote(one).find(leadsHere)
      return link === undefined ? [] : [{ note: one, line: lineAt(one.content, link.from) }]
    })
    .toSorted((a, b) => b.note.time - a.note.time)
}

/** The line of a text with this place, as it reads; of a long one what is around it. */
function lineAt(text: string, at: number): string {
  const start = Math.max(text.lastIndexOf('\n', at) + 1, at - LINE_LENGTH / 2)
  const end = text.indexOf('\n', at)
  return plainLine(text.slice(start, Math.min(end < 0 ? text.length : end, start + 3 * LINE_LENGTH))).slice(
    0,
    LINE_LENGTH,
  )
}

/** Characters of a line that are shown of a backlink. */
const LINE_LENGTH = 300

/** Makes the links that led to a note by its former title lead to it by its new one; headings and shown texts stay. */
export function renameLinks(now: Notes, id: string, former: string): Notes {
  const note = now.noteList.find((one) => one.id === id)
  const title = note === undefined ? '' : titleOfNote(note)
  const isAnothers = now.noteList.some(
    (one) => one.id !== id && keyOfNote(one) === keyOf(former) && one.time > (note?.time ?? 0),
  )
  if (former === '' || !isLinkable(title) || keyOf(title) === keyOf(former) || isAnothers) return now
  return now.noteList
    .filter(({ content }) => content.includes('[['))
    .reduce((changed, { id: one }) => changeNote(changed, one, (other) => withTarget(other, former, title)), now)
}

/** A note whose links with a title have another one. */
function withTarget(note: Note, former: string, title: string): Note {
  let content = ''
  let end = 0
  for (const { from, to, target } of linksOfNote(note)) {
    const named = targetsOf(target).find((one) => keyOf(one) === keyOf(former))
    if (named === undefined) continue
    content += note.content.slice(end, from) + title + target.slice(named.length)
    end = to
  }
  return end === 0 ? note : { ...note, content: content + note.content.slice(end) }
}
