import { type ChangeSpec, EditorSelection, type EditorState, type Line, type TransactionSpec } from '@codemirror/state'

/** A change of the text by the toolbar or a key; undefined where it has nothing to change. */
export type Format = (state: EditorState) => TransactionSpec

/** Puts markers around each selection, or takes them away: `**bold**`. An empty one gets the cursor between them. */
export const wrap =
  (marker: string): Format =>
  (state) =>
    state.changeByRange((range) => {
      const size = marker.length
      const inner = state.sliceDoc(range.from, range.to)
      const around =
        state.sliceDoc(Math.max(0, range.from - size), range.from) + state.sliceDoc(range.to, range.to + size)
      const isWrapped = around === marker + marker && !isLonger(state, range.from - size, range.to + size, marker)
      if (isWrapped)
        return {
          range: EditorSelection.range(range.anchor - size, range.head - size),
          changes: [
            { from: range.from - size, to: range.from },
            { from: range.to, to: range.to + size },
          ],
        }
      return {
        range: EditorSelection.range(range.from + size, range.from + size + inner.length),
        changes: [
          { from: range.from, insert: marker },
          { from: range.to, insert: marker },
        ],
      }
    })

/** Whether the markers at both ends belong to longer ones: `*` within `**bold**` is no italic. */
const isLonger = (state: EditorState, from: number, to: number, marker: string): boolean =>
  marker.length === 1 && state.sliceDoc(from - 1, from) === marker && state.sliceDoc(from - 2, from) !== marker + marker
    ? state.sliceDoc(to, to + 1) === marker
    : false

const LIST_MARK = /^(\s*)(?:[-*+]\s(?:\[[ xX]\]\s)?|\d{1,9}[.)]\s)?/
const HEADING_MARK = /^(#{1,6})\s+/
const QUOTE_MARK = /^>\s?/

/** Makes the selected lines a list of this mark, or takes it away where all of them are one: `- `, `- [ ] `. */
export const list =
  (mark: '- ' | '- [ ] '): Format =>
  (state) =>
    changeLines(
      state,
      (text, allMarked) => {
        const [found = '', indent = ''] = LIST_MARK.exec(text) ?? []
        return { to: found.length, insert: allMarked ? indent : indent + mark }
      },
      (text) => (mark === '- ' ? /^\s*[-*+]\s(?!\[[ xX]\]\s)/ : /^\s*[-*+]\s\[[ xX]\]\s/).test(text),
    )

/** Makes the selected lines a quotation, or takes that away. */
export const quote: Format = (state) =>
  changeLines(
    state,
    (text, allMarked) =>
      allMarked ? { to: QUOTE_MARK.exec(text)?.[0].length ?? 0, insert: '' } : { to: 0, insert: '> ' },
    (text) => QUOTE_MARK.test(text),
  )

/** Makes the selected lines headings: none, first, second, third, none again. */
export const heading: Format = (state) =>
  changeLines(
    state,
    (text) => {
      const [found = '', marks = ''] = HEADING_MARK.exec(text) ?? []
      return { to: found.length, insert: marks.length >= 3 ? '' : `${'#'.repeat(marks.length + 1)} ` }
    },
    () => false,
  )

type ChangeLine = (text: string, allMarked: boolean) => { readonly to: number; readonly insert: string }

/** Changes the beginning of every selected line; blank ones only where nothing else is selected. */
function changeLines(state: EditorState, change: ChangeLine, isMarked: (text: string) => boolean): TransactionSpec {
  const selected = linesOf(state)
  const filled = selected.filter(({ text }) => text.trim() !== '')
  const lines = filled.length > 0 ? filled : selected
  const allMarked = lines.every(({ text }) => isMarked(text))
  const changes = state.changes(
    lines.map(({ from, text }): ChangeSpec => {
      const { to, insert } = change(text, allMarked)
      return { from, to: from + to, insert }
    }),
  )
  return { changes, selection: state.selection.map(changes, 1) }
}

function linesOf(state: EditorState): readonly Line[] {
  const lines = new Map<number, Line>()
  for (const { from, to } of state.selection.ranges)
    for (let at = from; at <= to; ) {
      const line = state.doc.lineAt(at)
      lines.set(line.number, line)
      at = line.to + 1
    }
  return [...lines.values()]
}

/** Makes the selection a link; its address is selected to be typed. A selected address becomes the link's. */
export const link: Format = (state) => {
  const { from, to } = state.selection.main
  const text = state.sliceDoc(from, to)
  if (/^https?:\/\/\S+$/.test(text)) return replaceMain(state, `[](${text})`, 1, 1)
  const address = 'https://'
  const start = text.length + 3
  return replaceMain(state, `[${text}](${address})`, text === '' ? 1 : start, text === '' ? 1 : start + address.length)
}

/** Makes the selection code: in the line, or as a block where it has several. */
export const code: Format = (state) => {
  const { from, to } = state.selection.main
  const text = state.sliceDoc(from, to)
  if (!text.includes('\n')) return wrap('`')(state)
  return replaceMain(state, `\`\`\`\n${text}\n\`\`\`\n`, 3, 3)
}

/** A table of two columns below the line of the cursor; its first heading is selected. @param words of the headings */
export const table =
  (words: readonly [string, string]): Format =>
  (state) =>
    insertBlock(state, `| ${words[0]} | ${words[1]} |\n| --- | --- |\n|  |  |\n`, 2, 2 + words[0].length)

/** Pictures by their references, each in a paragraph of its own. @param pictures their Markdown */
export const insertPictures =
  (pictures: readonly string[]): Format =>
  (state) => {
    const block = `${pictures.join('\n\n')}\n`
    return insertBlock(state, block, block.length, block.length)
  }

/** Inserts lines below that of the cursor, or in its place if it is blank. The selection is in their offsets. */
function insertBlock(state: EditorState, block: string, anchor: number, head: number): TransactionSpec {
  const line = state.doc.lineAt(state.selection.main.head)
  const isBlank = line.text.trim() === ''
  const before = isBlank ? '' : '\n\n'
  const start = (isBlank ? line.from : line.to) + before.length
  return {
    changes: { from: isBlank ? line.from : line.to, to: line.to, insert: before + block },
    selection: EditorSelection.single(start + anchor, start + head),
  }
}

function replaceMain(state: EditorState, insert: string, anchor: number, head: number): TransactionSpec {
  const { from, to } = state.selection.main
  return { changes: { from, to, insert }, selection: EditorSelection.single(from + anchor, from + head) }
}

/** Whether the cursor is in an item of a list, where Tab indents. */
export const isInList = (state: EditorState): boolean =>
  /^\s*(?:[-*+]|\d{1,9}[.)])\s/.test(state.doc.lineAt(state.selection.main.head).text)
