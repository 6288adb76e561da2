import { beforeEach, expect, test } from 'vitest'
import { defineDocument } from '../../../core/document.ts'
import { history } from '../../../core/history.ts'
import { toasts } from './toast.ts'
import { showUndoable } from './undo-toast.ts'

const counter = defineDocument<number>({
  id: 'counter',
  section: 'more',
  initial: 0,
  schema: { parse: (input) => ({ ok: true, value: Number(input), repaired: [] }) },
})
history.track([counter])

beforeEach(() => toasts.setState([], true))

test('what has been done can be taken back from the toast, which goes with it', () => {
  counter.set(7)
  showUndoable('seven')
  expect(toasts.getState()).toMatchObject([{ kind: 'success', text: 'seven' }])
  toasts.getState()[0]?.action?.run()
  expect(counter.get()).toBe(0)
  expect(toasts.getState()).toEqual([])
})

test('the offer lapses with the next change: it would take back something else', () => {
  counter.set(1)
  showUndoable('one')
  counter.set(2)
  expect(toasts.getState()).toEqual([])
})

test('what is no step of the history is taken back by its own way, and lapses with its own next change', () => {
  const past = defineDocument<readonly string[]>({
    id: 'past',
    section: 'more',
    undoable: false,
    initial: ['a', 'b'],
    schema: { parse: () => ({ ok: true, value: [], repaired: [] }) },
  })
  const clear = () => {
    const before = past.get()
    past.set([])
    showUndoable('cleared', { undo: () => past.set(before), subscribe: past.subscribe })
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
