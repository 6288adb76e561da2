import type { Note } from '../model.ts'

/** Of so many characters of a note a title and an excerpt are made, however long it is. */
const HEAD = 4000
const TITLE_LENGTH = 80
const EXCERPT_LENGTH = 600

/** The title of a note: its name, else its first line that says something; empty if none does. */
export function titleOf({ name, content }: Pick<Note, 'name' | 'content'>): string {
  if (name.trim() !== '') return name.trim()
  return linesOf(content)[0]?.slice(0, TITLE_LENGTH) ?? ''
}

/** The titles of notes, made once for each: lists and links ask for all of them with every saved word. */
const titles = new WeakMap<Note, string>()

/** The title of a note that is kept. */
export function titleOfNote(note: Note): string {
  const title = titles.get(note) ?? titleOf(note)
  titles.set(note, title)
  return title
}

/** A space after a sign that is as wide as a letter of a square, and has its own. */
const AFTER_FULL_WIDTH = /(?<=[\u3001-\u301f\uff01-\uff60]) /g

/** What a note says below its title, as plain text. @param separator what is between its lines */
export function excerptOf(note: Pick<Note, 'name' | 'content'>, separator = ' '): string {
  const [first, ...rest] = linesOf(note.content)
  const below = first === titleOf(note) ? rest : [first, ...rest]
  return below.join(separator).replace(AFTER_FULL_WIDTH, '').slice(0, EXCERPT_LENGTH)
}

const TITLE_HEADING = /^\s*#{1,6}[ \t][^\n]{0,4000}(?:\n|$)/

/** The text of a note without a heading at its beginning that says its title, which is shown above it. */
export function withoutTitle({ name, content }: Pick<Note, 'name' | 'content'>): string {
  const [heading = ''] = TITLE_HEADING.exec(content) ?? []
  const said = plainLine(heading.trim())
  const isTitle = said !== '' && (name.trim() === '' || name.trim() === said)
  return isTitle ? content.slice(heading.length) : content
}

/** Whether a line is a heading of no more than a note's name. */
export const saysTitle = (line: string, name: string): boolean =>
  name.trim() !== '' && TITLE_HEADING.test(line) && plainLine(line.trim()) === name.trim()

/** The beginning of a note as plain text, line by line, without what marks it up. */
const linesOf = (content: string): readonly string[] =>
  content
    .slice(0, HEAD)
    .split('\n')
    .map(plainLine)
    .filter((line) => line !== '')

/** A line of Markdown as it reads: no markers, no addresses, no tags. */
export function plainLine(line: string): string {
  if (/^\s*(?:`{3,}|~{3,}|(?:[-*_]\s*){3,}$|\[[^\]]+\]:\s)/.test(line) || /^[\s|:-]+$/.test(line)) return ''
  return line
    .replace(/^[\s>]*(?:#{1,6}\s+|[-*+]\s+(?:\[[ xX]\]\s+)?|\d{1,9}[.)]\s+)?/, '')
    .replace(/\[\[(?:[^[\]|]*\|)?([^[\]|]+)\]\]/g, '$1')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^<>]*>/g, '')
    .replace(/[*~`]{1,3}(?=\S)([^*~`]+)[*~`]{1,3}/g, '$1')
    .replace(/\s*\|\s*/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** A part of a text that matches, or does not. */
export interface Piece {
  readonly text: string
  readonly marked: boolean
}

/** A found note: its title and the place where the search matches, cut into pieces. */
export interface Found {
  readonly note: Note
  readonly title: readonly Piece[]
  readonly excerpt: readonly Piece[]
}

/** Characters that are shown before the first match of an excerpt. */
const BEFORE_MATCH = 12

/** The notes that have every word of a search in title or text; without a word, all of them. */
export function searchNotes(notes: readonly Note[], search: string): readonly Found[] {
  const words = search.trim().split(/\s+/).filter(Boolean)
  if (words.length === 0) return notes.map(unmarked)
  const patterns = words.map((word) => new RegExp(escaped(word), 'iu'))
  const any = new RegExp(words.map(escaped).join('|'), 'giu')
  return notes
    .filter(({ name, content }) => patterns.every((one) => one.test(name) || one.test(content)))
    .map((note) => ({ note, title: piecesOf(titleOf(note), any), excerpt: piecesOf(shownPart(note, patterns), any) }))
}

/** What a note is found by besides its text: its title, by pinyin, synonyms and with typing errors. */
export const findableNote = (note: Note) => ({ id: note.id, title: titleOf(note), note })

/** The entries of notes without a search, made once for each note: a list of a thousand is drawn with every saved word. */
const entries = new WeakMap<Note, Found>()

/** A note with nothing marked. */
export function unmarked(note: Note): Found {
  const piece = (text: string) => [{ text, marked: false }]
  const entry = entries.get(note) ?? { note, title: piece(titleOf(note)), excerpt: piece(excerptOf(note)) }
  entries.set(note, entry)
  return entry
}

/** The excerpt of a note; where the search matches only further on, the line that has it. */
function shownPart(note: Note, patterns: readonly RegExp[]): string {
  const excerpt = excerptOf(note)
  const missing = patterns.find((one) => !one.test(excerpt.slice(0, 2 * BEFORE_MATCH)) && !one.test(titleOf(note)))
  const at = missing === undefined ? -1 : note.content.search(missing)
  if (at < 0) return excerpt
  const start = Math.max(note.content.lastIndexOf('\n', at - 1) + 1, at - BEFORE_MATCH)
  const part = plainLine(note.content.slice(start, at + EXCERPT_LENGTH).replace(/\n+/g, ' '))
  return start > 0 ? `…${part}` : part
}

/** Cuts a text where a pattern matches. */
function piecesOf(text: string, pattern: RegExp): readonly Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const { 0: match, index } of text.matchAll(pattern)) {
    if (index > end) pieces.push({ text: text.slice(end, index), marked: false })
    pieces.push({ text: match, marked: true })
    end = index + match.length
  }
  return end < text.length ? [...pieces, { text: text.slice(end), marked: false }] : pieces
}

const escaped = (word: string) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
