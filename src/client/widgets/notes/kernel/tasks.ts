import { fenceAfter, linesIn } from './markdown-lines.ts'

const TASK = /^(?:[ \t]*>)*[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+\[([ xX])\](?=[ \t])/

/** Where the marks of a text's tasks are, in order: the character between the brackets. Code has no tasks. */
export function taskMarks(text: string): readonly number[] {
  const marks: number[] = []
  let fence: string | undefined
  for (const { at, line } of linesIn(text)) {
    const found = fence === undefined ? TASK.exec(line) : null
    if (found !== null) marks.push(at + found[0].length - 2)
    fence = fenceAfter(fence, line)
  }
  return marks
}

/** Checks or unchecks a task by its place in the text, from 0; a text without it stays as it is. */
export function toggleTask(text: string, index: number): string {
  const at = taskMarks(text)[index]
  if (at === undefined) return text
  return `${text.slice(0, at)}${text[at] === ' ' ? 'x' : ' '}${text.slice(at + 1)}`
}
