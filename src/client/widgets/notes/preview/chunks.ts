import { fenceAfter, linesIn } from '../kernel/markdown-lines.ts'

/** A chunk ends at the first place where it may once it has so many characters. */
const CHUNK_LENGTH = 6000
/** A text up to this length is one chunk: nothing of it can be cut apart. */
const WHOLE_LENGTH = 24_000

/** A line at which no list, quote, table, indented code or HTML block of before goes on. */
const FRESH = /^(?:#{1,6}\s|[^\s>|<#*+\d-])/
const DEFINITION = /^ {0,3}\[[^\]\n]+\]:[^\n]*$/gm

/**
 * Cuts Markdown into chunks that mean the same alone, so that a long text is rendered in slices and a change renders one
 * of them again. It is cut after a blank line outside of code, before a line that begins a block of its own.
 */
export function splitMarkdown(text: string): readonly string[] {
  if (text.length <= WHOLE_LENGTH) return [text]
  const chunks: string[] = []
  let start = 0
  let fence: string | undefined
  let afterBlank = false
  for (const { at, line } of linesIn(text)) {
    if (fence === undefined && afterBlank && at - start >= CHUNK_LENGTH && FRESH.test(line)) {
      chunks.push(text.slice(start, at))
      start = at
    }
    fence = fenceAfter(fence, line)
    afterBlank = line.trim() === ''
  }
  return [...chunks, text.slice(start)]
}

/** The definitions of links by name in a text: a chunk may use one that is in another. */
export const definitionsIn = (text: string): string => (text.match(DEFINITION) ?? []).join('\n')
