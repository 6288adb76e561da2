import type { Note } from '../model.ts'
import { fenceAfter, linesIn } from './markdown-lines.ts'
import { plainLine, titleOfNote } from './text.ts'

/** What a line of a note is, as a large tile shows it. */
export type BlockKind = 'heading' | 'task' | 'done' | 'item' | 'quote' | 'code' | 'text'

export interface Block {
  readonly kind: BlockKind
  readonly text: string
  /** Where it is in the note. */
  readonly at: number
}

/** As much of a note as the largest tile has room for: characters, and blocks. */
const HEAD = 6000
const MOST_BLOCKS = 40

const KINDS: readonly (readonly [RegExp, BlockKind])[] = [
  [/^\s{0,3}#{1,6}\s/, 'heading'],
  [/^[\s>]*[-*+]\s+\[ \]\s/, 'task'],
  [/^[\s>]*[-*+]\s+\[[xX]\]\s/, 'done'],
  [/^[\s>]*(?:[-*+]|\d{1,9}[.)])\s/, 'item'],
  [/^\s{0,3}>/, 'quote'],
]

/** The text of a note below its title, line by line, without its marks. */
export function blocksOf(note: Note): readonly Block[] {
  const blocks: Block[] = []
  let fence: string | undefined
  for (const { at, line } of linesIn(note.content.slice(0, HEAD))) {
    const after = fenceAfter(fence, line)
    const isFence = after !== fence
    const isCode = fence !== undefined && !isFence
    fence = after
    const text = isFence ? '' : isCode ? line.trimEnd() : plainLine(line)
    const isTitle = blocks.length === 0 && text === titleOfNote(note)
    if (text === '' || (isTitle && note.name.trim() === '' && isFirst(note, at))) continue
    const kind = isCode ? 'code' : (KINDS.find(([pattern]) => pattern.test(line))?.[1] ?? 'text')
    blocks.push({ kind, text, at })
    if (blocks.length === MOST_BLOCKS) break
  }
  return blocks
}

/** Whether nothing is said before a place. */
const isFirst = ({ content }: Note, at: number): boolean =>
  content
    .slice(0, at)
    .split('\n')
    .every((line) => plainLine(line) === '')
