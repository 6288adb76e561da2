import { expect, test } from 'vitest'
import type { Note } from '../model.ts'
import { inOrder, type NoteOrder } from './note-order.ts'

const note = (id: string, more: Partial<Note> = {}): Note => ({ id, name: '', time: 0, content: '', ...more })
const NOTES = [
  note('a', { time: 3, created: 1, name: 'note 10' }),
  note('b', { time: 2, name: 'note 9' }),
  note('c', { time: 1, created: 3 }),
  note('d', { time: 0, created: 0, name: 'z', pinned: true }),
]
const ids = (order: NoteOrder, notes: readonly Note[] = NOTES, language = 'en') =>
  inOrder(notes, order, language)
    .map(({ id }) => id)
    .join('')

test('notes are listed by change, by making or by name, pinned ones first in each', () => {
  expect(ids('changed')).toBe('dabc')
  expect(ids('created')).toBe('dcba')
  expect(ids('name')).toBe('dbac')
})

test('names are in the order of the language', () => {
  const chinese = [note('1', { name: '山' }), note('2', { name: '安' }), note('3', { name: '南' })]
  expect(ids('name', chinese, 'zh-CN')).toBe('231')
})
