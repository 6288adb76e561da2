import type { Note } from '../model.ts'
import { fenceAfter, linesIn } from './markdown-lines.ts'
import { taskMarks } from './tasks.ts'
import { plainLine, titleOfNote } from './text.ts'

/** What a line of a note is, as a large tile shows it. */
export type BlockKind = 'heading' | 'task' | 'done' | 'item' | 'quote' | 'code' | 'text'

export interface Block {
  readonly kind: BlockKind
  readonly text: string
  /** Where it is in the note. */
  readonly at: number
  /** Of a task: its place among the tasks of the note, from 0. */
  readonly task?: number
}

/** As much of a note as the largest tile has room for: characters, and blocks. */
const HEAD = 6000
const MOST_BLOCKS = 40

const KINDS: readonly (readonly [RegExp, BlockKind])[] = [
  [/^\s{0,3}#{1,6}\s/, 'heading'],
  [/^[\s>]*(?:[-*+]|\d{1,9}[.)])\s/, 'item'],
  [/^\s{0,3}>/, 'quote'],
]

/** The text of a note below its title, line by line, without its marks. */
export function blocksOf(note: Note): readonly Block[] {
  const head = note.content.slice(0, HEAD)
  const marks = taskMarks(head)
  const blocks: Block[] = []
  let fence: string | undefined
  for (const { at, line } of linesIn(head)) {
    const after = fenceAfter(fence, line)
    const isFence = after !== fence
    const isCode = fence !== undefined && !isFence
    fence = after
    const text = isFence ? '' : isCode ? line.trimEnd() : plainLine(line)
    const task = marks.findIndex((mark) => mark >= at && mark < at + line.length)
    const kind = isCode ? 'code' : task >= 0 ? taskKind(head, marks[task]) : kindOf(line)
    if (text === '' || (blocks.length === 0 && isTitle(note, text, kind) && isFirst(note, at))) continue
    blocks.push({ kind, text, at, ...(task >= 0 && { task }) })
    if (blocks.length === MOST_BLOCKS) break
  }
  return blocks
}

const kindOf = (line: string): BlockKind => KINDS.find(([pattern]) => pattern.test(line))?.[1] ?? 'text'
const taskKind = (text: string, mark = 0): BlockKind => (text[mark] === ' ' ? 'task' : 'done')

/** Whether a line at the beginning says the title: that of a note without a name, or a heading with its name. */
const isTitle = (note: Note, text: string, kind: BlockKind): boolean =>
  text === titleOfNote(note) && (note.name.trim() === '' || kind === 'heading')

/** Whether nothing is said before a place. */
const isFirst = ({ content }: Note, at: number): boolean =>
  content
    .slice(0, at)
    .split('\n')
    .every((line) => plainLine(line) === '')
