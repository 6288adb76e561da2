import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addNote,
  bytesOf,
  countCharacters,
  editContent,
  fileNameOf,
  LIMITS,
  type Note,
  newestNote,
  removeNote,
  renameNote,
} from './model.ts'

const note = (id: string, more: Partial<Note> = {}): Note => ({ id, name: '', time: 0, content: '', ...more })
const A = note('a', { time: 1 })
const B = note('b', { time: 3 })
const C = note('c', { time: 2, pinned: true })
const NOTES = { noteList: [A, B, C] }
const idsOf = (notes: readonly Note[]) => notes.map(({ id }) => id)

test('a tile shows the note changed last, pinned or not', () => {
  expect(newestNote(NOTES.noteList)).toBe(B)
  expect(newestNote([])).toBeUndefined()
})

test('a full list takes no more notes, and loses none', () => {
  const full = { noteList: Array.from({ length: LIMITS.notes }, (_, at) => note(String(at))) }
  expect(addNote(full, note('more'))).toBe(full)
  expect(idsOf(addNote(NOTES, note('new')).noteList)).toEqual(['new', 'a', 'b', 'c'])
})

describe('a change of a note', () => {
  test('sets its time where its text is another', () => {
    const edited = editContent(NOTES, 'a', (content) => `${content}!`, 9)
    expect(edited.noteList[0]).toEqual({ ...A, content: '!', time: 9 })
    expect(edited.noteList[1]).toBe(B)
  })

  test('that changes nothing is none: there is nothing to undo', () => {
    expect(editContent(NOTES, 'a', (content) => content, 9)).toBe(NOTES)
    expect(editContent(NOTES, 'gone', () => 'text', 9)).toBe(NOTES)
    expect(renameNote(NOTES, 'a', '')).toBe(NOTES)
  })

  test('a name is cut at its limit', () => {
    expect(renameNote(NOTES, 'a', 'x'.repeat(500)).noteList[0]?.name).toHaveLength(LIMITS.name)
  })

  test('a removed note is gone alone', () => {
    expect(idsOf(removeNote(NOTES, 'b').noteList)).toEqual(['a', 'c'])
  })
})

test('bytes are those of UTF-8', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(bytesOf(text)).toBe(new TextEncoder().encode(text).length)
    }),
  )
})

test('characters are counted without spaces', () => {
  expect(countCharacters('山 不在高\n\n  ab')).toBe(6)
})

test('the file of a note has its title, without what file systems refuse', () => {
  expect(fileNameOf('a/b: c?', 'note')).toBe('a b c.md')
  expect(fileNameOf('..', 'note')).toBe('note.md')
  expect(fileNameOf('周末·径山', 'note')).toBe('周末·径山.md')
})
