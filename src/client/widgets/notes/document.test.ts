import { expect, test } from 'vitest'
import { notes, notesView } from './document.ts'
import { LIMITS } from './model.ts'

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
