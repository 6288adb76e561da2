import { describe, expect, test } from 'vitest'
import { merge } from '../../core/documents/merge/merge.ts'
import { notes, notesView } from './document.ts'
import { moveNote, removeFolder, renameFolder } from './kernel/folders.ts'
import { LIMITS, type Notes } from './model.ts'

const decode = (data: unknown) => notes.decode({ version: 0, data })
const NOTE = { id: 'a', name: '名', time: 5, content: '文' }

test('what is sound of damaged notes stays, and every repair is reported', () => {
  const list = [NOTE, { id: 7, content: 'text', time: 'x', name: 3, pinned: true }, 'x', { ...NOTE }, { id: 'c' }]
  expect(decode({ noteList: list })).toMatchObject({
    at: 'read',
    value: {
      noteList: [
        NOTE,
        { id: 'noteList.1', content: 'text', time: 0, name: '', pinned: true },
        { id: 'noteList.3', name: '名', time: 5, content: '文' },
      ],
    },
    repaired: ['noteList.1', 'noteList.2', 'noteList.3', 'noteList.4'],
  })
})

test('too many notes, and one that is too long, are cut and reported: the original is kept aside', () => {
  const many = Array.from({ length: LIMITS.notes + 5 }, (_, at) => ({ ...NOTE, id: String(at) }))
  const decoded = decode({ noteList: many })
  expect(decoded).toMatchObject({ at: 'read', repaired: ['noteList'] })
  expect(decoded.at === 'read' && decoded.value.noteList).toHaveLength(LIMITS.notes)
  const long = decode({ noteList: [{ ...NOTE, content: 'x'.repeat(3 * LIMITS.noteBytes) }] })
  expect(long.at === 'read' && long.value.noteList[0]?.content).toHaveLength(2 * LIMITS.noteBytes)
  expect(long).toMatchObject({ repaired: ['noteList.0'] })
})

test('what is no list of notes is refused or empty', () => {
  expect(decode('x')).toMatchObject({ at: 'invalid' })
  expect(decode({})).toMatchObject({ at: 'read', value: { noteList: [] }, repaired: ['noteList'] })
})

test('a view with unknown choices falls back one by one', () => {
  const data = { selectNoteId: 'a', previewTheme: 'neon', mode: 'split', onTile: { t: 5 } }
  expect(notesView.decode({ version: 0, data })).toMatchObject({
    value: { selectNoteId: 'a', previewTheme: 'default', mode: 'split', onTile: {} },
    repaired: ['previewTheme', 'onTile'],
  })
})

test('folders are read with the notes in them, and what is damaged of them is left out and reported', () => {
  const folders = [
    { id: 'f', name: '工作', parent: '' },
    { id: 'f', name: 'twin' },
    { id: 'a', name: 'note' },
    { id: 'g' },
  ]
  const list = [{ ...NOTE, folder: 'f' }]
  expect(decode({ noteList: list, folders })).toMatchObject({
    value: { noteList: [{ folder: 'f' }], folders: [{ id: 'f', name: '工作', parent: '' }] },
    repaired: ['folders.1', 'folders.2', 'folders.3'],
  })
  expect(decode({ noteList: [NOTE] })).toMatchObject({ value: { noteList: [NOTE] }, repaired: [] })
})

describe('two devices', () => {
  const { travel } = notes
  const rule = travel.travels === 'account' ? travel.merge : 'later'
  const base = { noteList: [{ ...NOTE, folder: '' }], folders: [{ id: 'f', name: 'old', parent: '' }] }
  const merged = (local: Notes, remote: Notes) =>
    merge<unknown>(rule, { base, local, remote }, { createId: () => 'copy', copySuffix: '' }).value

  test('rename a folder and put a note into it: both stay', () => {
    const renamed = renameFolder(base, 'f', 'new')
    const moved = moveNote(base, 'a', 'f')
    const both = moveNote(renamed, 'a', 'f')
    expect(merged(renamed, moved)).toEqual(both)
    expect(merged(moved, renamed)).toEqual(both)
  })

  test('delete a folder and put a note into it: the note stays', () => {
    const both = merged(removeFolder(base, 'f'), moveNote(base, 'a', 'f'))
    expect(both).toMatchObject({ noteList: [{ id: 'a', content: '文' }] })
  })
})
