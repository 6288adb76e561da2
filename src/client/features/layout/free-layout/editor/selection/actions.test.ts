import { describe, expect, test } from 'vitest'
import { RESERVED_SHORTCUTS } from '../../../../../lib/text/reserved-shortcuts.ts'
import messages from '../../locales/zh-CN.json'
import { ACTION_IDS, ACTIONS, type Action, actionOfStroke, strokesOf } from './actions.ts'

const actions = ACTION_IDS.map((id): { id: string; action: Action } => ({ id, action: ACTIONS[id] }))
const shortcuts = actions.flatMap(({ action: { shortcut } }) => shortcut ?? [])
const strokes = actions.flatMap(({ action }) => strokesOf(action))

/** They act on a selection alone: without one they are the commands' (decisions, "keys"). */
const SHARED_WITH_COMMANDS = ['Ctrl+]', 'Ctrl+[', 'Ctrl+G', 'Ctrl+Shift+G', 'Ctrl+A', 'Del']

describe('the actions of the free layout', () => {
  test('have a label and an icon wherever they are offered, else keys', () => {
    for (const { id, action } of actions) {
      if (id in messages) expect([id, action.icon]).toEqual([id, expect.any(String)])
      else expect([id, action.icon, strokesOf(action).length]).toEqual([id, undefined, 1])
    }
  })

  test('have distinct shortcuts and key strokes', () => {
    expect(shortcuts).toEqual([...new Set(shortcuts)])
    expect(strokes).toEqual([...new Set(strokes)])
  })

  test('have shortcuts that are reserved, unless they act on a selection alone', () => {
    expect(shortcuts.filter((shortcut) => !RESERVED_SHORTCUTS.has(shortcut)).toSorted()).toEqual(
      SHARED_WITH_COMMANDS.toSorted(),
    )
  })

  test('are found by their key strokes; pasting is left to the browser’s event', () => {
    expect(actionOfStroke('Ctrl+Shift+G')).toBe('ungroup')
    expect(actionOfStroke('Backspace')).toBe('delete')
    expect(actionOfStroke('Alt+Shift+Comma')).toBe('rotate.farLeft')
    expect(actionOfStroke('Ctrl+V')).toBeUndefined()
    expect(actionOfStroke('G')).toBeUndefined()
  })
})
