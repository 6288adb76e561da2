import { describe, expect, test } from 'vitest'
import type { Group, Home, Item } from '../../../../shared/entities/item.ts'
import { revertTo, type SessionStarts, sessionStartsAfter } from './edit-session.ts'

const tile = (id: string, more: Partial<Item> = {}): Item => ({
  id,
  name: id,
  type: 'icon',
  size: '1x1',
  x: 100,
  y: 100,
  w: 60,
  h: 60,
  r: 0,
  ...more,
})
const group = (children: readonly Item[], more: Partial<Group> = {}): Group => ({
  id: 'g',
  name: 'g',
  icon: 'home',
  mode: 1,
  lock: true,
  children,
  ...more,
})
const other = (children: readonly Item[] = []): Group => group(children, { id: 'o', mode: 0, lock: false })
const home = (...groups: readonly Group[]): Home => ({ groups, dock: [] })

const NONE: SessionStarts = new Map()
const [a, b, c] = [tile('a'), tile('b'), tile('c')]
const locked = home(group([a, b]), other([c]))
const unlocked = home(group([a, b], { lock: false }), other([c]))
const starts = sessionStartsAfter(NONE, locked, unlocked)
/** The home after reverting the edit session of group `g`. */
const reverted = (now: Home, sessions = starts) => {
  const start = sessions.get('g')
  if (start === undefined) throw new Error('no session')
  return revertTo(now, start)
}

describe('an edit session starts', () => {
  test('when the group is unlocked, and reverts to locked', () => {
    expect(reverted(unlocked)).toEqual(locked)
  })

  test('when the group becomes free, and reverts to the grid', () => {
    const grid = home(group([tile('a'), b], { mode: 0, lock: false }))
    const free = home(group([tile('a', { x: 5, y: 5 }), b], { lock: false }))
    expect(reverted(free, sessionStartsAfter(NONE, grid, free))).toEqual(grid)
  })

  test('in the present state when the page opens on an unlocked group', () => {
    const found = sessionStartsAfter(NONE, home(), unlocked)
    expect(reverted(unlocked, found)).toBe(unlocked)
  })

  test('once until the group is locked, whatever changes meanwhile', () => {
    const later = home(group([tile('a', { x: 5 }), b], { lock: false }), other([c]))
    expect(sessionStartsAfter(starts, unlocked, later)).toBe(starts)
    const ended = sessionStartsAfter(starts, later, locked)
    expect(ended.size).toBe(0)
    expect(sessionStartsAfter(ended, locked, unlocked)).toEqual(starts)
  })
})

describe('reverting', () => {
  const now = (children: readonly Item[], more: readonly Item[] = [c]) =>
    reverted(home(group(children, { lock: false }), other(more))).groups.map(({ children: all }) =>
      all.map(({ id }) => id),
    )

  test('restores frames, groups, locks and order of all tiles', () => {
    const changed = home(
      group(
        [
          { ...b, groupId: 'x' },
          { ...a, x: 7, r: 45, w: 90, lock: true },
        ],
        { lock: false },
      ),
      other([c]),
    )
    expect(reverted(changed)).toEqual(locked)
  })

  test('restores deleted tiles and removes new ones', () => {
    expect(now([b, tile('copy-0')])).toEqual([['a', 'b'], ['c']])
  })

  test('leaves tiles that were moved to another group there', () => {
    expect(now([b], [c, a])).toEqual([['b'], ['c', 'a']])
  })

  test('keeps tiles that were moved here, in front', () => {
    expect(now([c, a, b], [])).toEqual([['a', 'b', 'c'], []])
  })

  test('restores a folder without the tiles that are elsewhere now', () => {
    const folder = tile('f', { type: 'component', component: 'folder', children: [tile('in1'), tile('in2')] })
    const full = home(group([folder]))
    const empty = home(group([tile('in1')], { lock: false }))
    const [after] = reverted(empty, sessionStartsAfter(NONE, full, home(group([folder], { lock: false })))).groups
    expect(after?.children.map(({ id, children }) => [id, children?.map((one) => one.id)])).toEqual([
      ['f', ['in2']],
      ['in1', undefined],
    ])
  })

  test('keeps a new name of a tile', () => {
    const named = home(group([{ ...a, x: 7, name: 'new' }, b], { lock: false }), other([c]))
    expect(reverted(named).groups[0]?.children[0]).toEqual({ ...a, name: 'new' })
  })
})
