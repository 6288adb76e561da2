import { beforeEach, expect, test } from 'vitest'
import { defineDocument } from '../../../core/documents/document.ts'
import { history } from '../../../core/documents/history.ts'
import { toasts } from './toast.ts'
import { showUndoToast } from './undo-toast.ts'

const counter = defineDocument<number>({
  id: 'counter',
  section: 'more',
  travels: 'device',
  initial: 0,
  schema: { parse: (input) => ({ ok: true, value: Number(input), repaired: [] }) },
})
history.track([counter])

beforeEach(() => toasts.setState([], true))

test('the toast undoes the last change and closes', () => {
  counter.set(7)
  showUndoToast('seven')
  expect(toasts.getState()).toMatchObject([{ kind: 'success', text: 'seven' }])
  toasts.getState()[0]?.action?.run()
  expect(counter.get()).toBe(0)
  expect(toasts.getState()).toEqual([])
})

test('the toast closes with the next change, which it would undo instead', () => {
  counter.set(1)
  showUndoToast('one')
  counter.set(2)
  expect(toasts.getState()).toEqual([])
})

test('a change outside the undo history brings its own undo, and its toast closes with its own next change', () => {
  const past = defineDocument<readonly string[]>({
    id: 'past',
    section: 'more',
    travels: 'device',
    undoable: false,
    initial: ['a', 'b'],
    schema: { parse: () => ({ ok: true, value: [], repaired: [] }) },
  })
  const clear = () => {
    const before = past.get()
    past.set([])
    showUndoToast('cleared', { undo: () => past.set(before), subscribe: past.subscribe })
  }
  clear()
  counter.set(3)
  expect(toasts.getState()).toMatchObject([{ text: 'cleared' }])
  toasts.getState()[0]?.action?.run()
  expect(past.get()).toEqual(['a', 'b'])
  expect(toasts.getState()).toEqual([])
  clear()
  past.set(['c'])
  expect(toasts.getState()).toEqual([])
})
