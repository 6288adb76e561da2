import { EditorState } from '@codemirror/state'
import { describe, expect, test } from 'vitest'
import { code, type Format, heading, insertPictures, isInList, link, list, quote, table, wrap } from './formatting.ts'

/** A text whose selection is between `‹` and `›`, or the cursor at `‹`. */
function stateOf(text: string) {
  const anchor = text.indexOf('‹')
  const head = text.indexOf('›')
  const selection = { anchor, head: head < 0 ? anchor : head - 1 }
  return EditorState.create({ doc: text.replace(/[‹›]/g, ''), selection })
}

function apply(format: Format, text: string): string {
  const before = stateOf(text)
  const { doc, selection } = before.update(format(before)).state
  const { from, to } = selection.main
  const [start, inner, end] = [doc.sliceString(0, from), doc.sliceString(from, to), doc.sliceString(to)]
  return from === to ? `${start}‹${end}` : `${start}‹${inner}›${end}`
}

describe('bold and italic', () => {
  test('are put around the selection, and taken away again', () => {
    expect(apply(wrap('**'), 'a ‹word› b')).toBe('a **‹word›** b')
    expect(apply(wrap('**'), 'a **‹word›** b')).toBe('a ‹word› b')
    expect(apply(wrap('*'), '‹')).toBe('*‹*')
  })

  test('are told from each other', () => {
    expect(apply(wrap('*'), '**‹word›**')).toBe('***‹word›***')
    expect(apply(wrap('*'), '***‹word›***')).toBe('**‹word›**')
  })
})

describe('lines', () => {
  test('become a list, another list, and none again', () => {
    expect(apply(list('- '), '‹one\n\n  two›')).toBe('- ‹one\n\n  - two›')
    expect(apply(list('- [ ] '), '- ‹one')).toBe('- [ ] ‹one')
    expect(apply(list('- '), '- ‹one\n- two›')).toBe('‹one\ntwo›')
    expect(apply(list('- '), '3. ‹one')).toBe('- ‹one')
  })

  test('become headings of three degrees, then none', () => {
    expect(['‹t', '# ‹t', '## ‹t', '### ‹t'].map((text) => apply(heading, text))).toEqual([
      '# ‹t',
      '## ‹t',
      '### ‹t',
      '‹t',
    ])
  })

  test('become a quotation, and none again', () => {
    expect(apply(quote, '‹one\ntwo›')).toBe('> ‹one\n> two›')
    expect(apply(quote, '> ‹one\n> two›')).toBe('‹one\ntwo›')
  })
})

describe('insertions', () => {
  test('a link asks for its address, a pasted address for its text', () => {
    expect(apply(link, '‹word›')).toBe('[word](‹https://›)')
    expect(apply(link, '‹https://e.example/›')).toBe('[‹](https://e.example/)')
  })

  test('code is in the line, or a block of several lines', () => {
    expect(apply(code, '‹x›')).toBe('`‹x›`')
    expect(apply(code, '‹x\ny›')).toBe('```‹\nx\ny\n```\n')
  })

  test('a table and pictures stand apart from the text before', () => {
    expect(apply(table(['A', 'B']), 'text‹')).toBe('text\n\n| ‹A› | B |\n| --- | --- |\n|  |  |\n')
    expect(apply(insertPictures(['![x](face:1)']), '‹')).toBe('![x](face:1)\n‹')
  })
})

test('Tab indents in a list only', () => {
  expect(['- ‹a', '  2. ‹a', 'a‹', '# ‹a'].map((text) => isInList(stateOf(text)))).toEqual([true, true, false, false])
})
