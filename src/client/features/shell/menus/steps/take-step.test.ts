import { afterEach, beforeEach, expect, test } from 'vitest'
import { defineDocument } from '../../../../core/documents/document.ts'
import { history } from '../../../../core/documents/history.ts'
import { setLanguage } from '../../../../core/text/i18n.ts'
import { toasts } from '../../../../ui/overlay/toast/toast.ts'
import { takeStep } from './take-step.ts'

const anyNumber = { parse: (input: unknown) => ({ ok: true as const, value: Number(input), repaired: [] }) }
const define = (id: string) =>
  defineDocument<number>({ id, section: 'more', travels: 'device', initial: 0, schema: anyNumber })
const [notes, home] = [define('notes.view'), define('home')]

let end = () => {}
beforeEach(() => {
  end = history.track([notes, home])
  setLanguage(
    'en',
    {
      menus: {
        ...{ 'step.undone': 'Undone: {what}', 'step.redone': 'Redone: {what}', 'step.contents': 'change in {name}' },
        ...{ 'command.redo': 'Redo', 'command.undo': 'Undo' },
      },
      notes: { name: 'Notes' },
    },
    true,
  )
})
afterEach(() => end())

test('a step that the home screen does not show is told, and comes back by its toast', () => {
  notes.set(1)
  home.set(1)
  takeStep('undo')
  expect([home.get(), toasts.getState()]).toEqual([0, []])
  takeStep('undo')
  expect(notes.get()).toBe(0)
  expect(toasts.getState()).toMatchObject([{ text: 'Undone: change in Notes', action: { label: 'Redo' } }])
  toasts.getState()[0]?.action?.run()
  expect(notes.get()).toBe(1)
  expect(toasts.getState()).toMatchObject([{ text: 'Redone: change in Notes', action: { label: 'Undo' } }])
})
