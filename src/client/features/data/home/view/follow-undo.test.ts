import { expect, test } from 'vitest'
import type { Home } from '../../../../../shared/entities/item.ts'
import { deleteGroup, deleteTile, moveTile, moveToDock, moveToGroup, NO_FOLDER, renameTile } from '../operations.ts'
import { folder, group, icon } from '../testing/items.ts'
import { undoneGroup } from './follow-undo.ts'

const home: Home = {
  groups: [
    group('a', [icon('a1'), folder('f', [icon('x'), icon('y')])]),
    group('b', [icon('b1'), icon('b2')]),
    group('c', []),
  ],
  dock: [icon('d')],
}
/** Undoes a change while a group is on screen. */
const shownAfterUndo = (change: (now: Home) => Home, shown: string) => undoneGroup(change(home), home, shown) ?? shown

test('the undo of a move to another group goes back to the group where it began', () => {
  expect(shownAfterUndo((now) => moveToGroup(now, 'a1', 'b'), 'b')).toBe('a')
  expect(shownAfterUndo((now) => moveToGroup(now, 'a1', 'b'), 'a')).toBe('a')
  expect(shownAfterUndo((now) => moveToGroup(now, 'x', 'c'), 'c')).toBe('a') // out of its folder
  expect(shownAfterUndo((now) => moveToDock(now, 'b1'), 'a')).toBe('b')
})

test('redo shows the group to which it leads', () => {
  expect(undoneGroup(home, moveToGroup(home, 'a1', 'b'), 'a')).toBe('b')
})

test('the undo of a deletion, and of a change in place, shows their group', () => {
  expect(shownAfterUndo((now) => deleteTile(now, 'b1'), 'c')).toBe('b')
  expect(shownAfterUndo((now) => deleteGroup(now, 'b'), 'a')).toBe('b')
  expect(shownAfterUndo((now) => renameTile(now, 'b1', 'other'), 'a')).toBe('b')
  expect(shownAfterUndo((now) => renameTile(now, 'b1', 'other'), 'b')).toBe('b')
})

test('the undo of a change outside the pages stays where the user is', () => {
  expect(shownAfterUndo((now) => renameTile(now, 'd', 'other'), 'c')).toBe('c')
  expect(shownAfterUndo((now) => moveTile(now, 'd', { at: 'dock', index: 0 }, NO_FOLDER), 'c')).toBe('c')
})
