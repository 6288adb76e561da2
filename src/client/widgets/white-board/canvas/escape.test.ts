import { expect, test } from 'vitest'
import { CLOSED, DESELECTED, escapeOn } from './escape.ts'

type State = Parameters<typeof escapeOn>[0]

const REST = {
  ...CLOSED,
  ...DESELECTED,
  activeTool: { type: 'selection' },
  viewModeEnabled: false,
  newElement: null,
  multiElement: null,
  selectionElement: null,
  editingTextElement: null,
  editingLinearElement: null,
  editingFrame: null,
  croppingElementId: null,
  openDialog: null,
} as unknown as State // Excalidraw's types of elements and tools have dozens of fields

const on = (change: object) => escapeOn({ ...REST, ...change })

test('Escape leaves a board on which nothing is under way, open or selected', () => {
  expect(on({})).toBe('leave')
})

test('Escape ends a tool, a line, a text or a dialog first', () => {
  for (const change of [
    { activeTool: { type: 'arrow' } },
    { multiElement: {} },
    { editingTextElement: {} },
    { openDialog: {} },
  ])
    expect(on(change)).toBe('canvas')
})

test('Escape closes what is open, then ends the selection', () => {
  const selected = { selectedElementIds: { a: true } }
  expect(on({ openMenu: 'canvas', ...selected })).toBe('close')
  expect(on(selected)).toBe('deselect')
  expect(on({ selectedElementIds: { a: false } })).toBe('leave')
})
