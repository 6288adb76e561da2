import { beforeEach, expect, test } from 'vitest'
import { defineDocument } from '../core/document.ts'
import { history } from '../core/history.ts'
import { toasts } from './toast.ts'
import { showUndoable } from './undo-toast.ts'

const counter = defineDocument<number>({
  id: 'counter',
  section: 'more',
  initial: 0,
  schema: { parse: (input) => ({ ok: true, value: Number(input), repaired: [] }) },
})
history.follow([counter])

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
