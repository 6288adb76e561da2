import { EditorState, Transaction } from '@codemirror/state'
import { expect, test, vi } from 'vitest'
import { limitSize } from './note-size.ts'

function stateOf(doc: string) {
  const onFull = vi.fn()
  return { onFull, state: EditorState.create({ doc, extensions: limitSize(10, onFull) }) }
}

test('what goes beyond the limit in bytes is not added, and said', () => {
  const { state, onFull } = stateOf('山水')
  expect(state.update({ changes: { from: 0, insert: 'abcd' } }).state.doc.toString()).toBe('abcd山水')
  expect(onFull).not.toHaveBeenCalled()
  expect(state.update({ changes: { from: 0, insert: '山水' } }).state.doc.toString()).toBe('山水')
  expect(onFull).toHaveBeenCalledOnce()
})

test('line breaks count, and the count follows every change', () => {
  const { state, onFull } = stateOf('')
  const filled = state.update({ changes: { from: 0, insert: '1234\n6789' } }).state
  const full = filled.update({ changes: { from: 4, insert: '5' } }).state
  expect(full.doc.length).toBe(10)
  expect(full.update({ changes: { from: 0, insert: 'x' } }).state.doc.length).toBe(10)
  expect(full.update({ changes: { from: 0, to: 3, insert: 'x' } }).state.doc.length).toBe(8)
  expect(onFull).toHaveBeenCalledOnce()
})

test('a note that is too long can be made shorter, and another tab may add to it', () => {
  const { state, onFull } = stateOf('x'.repeat(20))
  expect(state.update({ changes: { from: 0, to: 5 } }).state.doc.length).toBe(15)
  const foreign = { changes: { from: 0, insert: 'yy' }, annotations: Transaction.remote.of(true) }
  expect(state.update(foreign).state.doc.length).toBe(22)
  expect(onFull).not.toHaveBeenCalled()
})
