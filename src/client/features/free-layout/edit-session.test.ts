import { describe, expect, test } from 'vitest'
import type { Group, Home, Item } from '../../../shared/entities/item.ts'
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
const begun = sessionStartsAfter(NONE, locked, unlocked)
/** What cancelling makes of a home in which the arranging began with the first one given. */
const cancelled = (now: Home, beginnings = begun) => {
  const beginning = beginnings.get('g')
  if (beginning === undefined) throw new Error('nothing has begun')
  return revertTo(now, beginning)
}

describe('the arranging of a group begins', () => {
  test('when it is unlocked: cancelled it is locked again', () => {
    expect(cancelled(unlocked)).toEqual(locked)
  })

  test('when it becomes free: cancelled it is the grid again', () => {
    const grid = home(group([tile('a'), b], { mode: 0, lock: false }))
    const free = home(group([tile('a', { x: 5, y: 5 }), b], { lock: false }))
    expect(cancelled(free, sessionStartsAfter(NONE, grid, free))).toEqual(grid)
  })

  test('as it is found by who opens the page on it', () => {
    const found = sessionStartsAfter(NONE, home(), unlocked)
    expect(cancelled(unlocked, found)).toBe(unlocked)
  })

  test('once: whatever is changed while it lasts, and anew when it has been locked', () => {
    const later = home(group([tile('a', { x: 5 }), b], { lock: false }), other([c]))
    expect(sessionStartsAfter(begun, unlocked, later)).toBe(begun)
    const ended = sessionStartsAfter(begun, later, locked)
    expect(ended.size).toBe(0)
    expect(sessionStartsAfter(ended, locked, unlocked)).toEqual(begun)
  })
})

describe('cancelled', () => {
  const now = (children: readonly Item[], more: readonly Item[] = [c]) =>
    cancelled(home(group(children, { lock: false }), other(more))).groups.map(({ children: all }) =>
      all.map(({ id }) => id),
    )

  test('all tiles have their places, turns, groups, locks and order again', () => {
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
    expect(cancelled(changed)).toEqual(locked)
  })

  test('what has been deleted is there again, what has been made is not', () => {
    expect(now([b, tile('copy-0')])).toEqual([['a', 'b'], ['c']])
  })

  test('what has gone to another group stays there', () => {
    expect(now([b], [c, a])).toEqual([['b'], ['c', 'a']])
  })

  test('what has come from another group stays here, in front', () => {
    expect(now([c, a, b], [])).toEqual([['a', 'b', 'c'], []])
  })

  test('a folder comes back without what lies elsewhere by now', () => {
    const folder = tile('f', { type: 'component', component: 'folder', children: [tile('in1'), tile('in2')] })
    const full = home(group([folder]))
    const empty = home(group([tile('in1')], { lock: false }))
    const [after] = cancelled(empty, sessionStartsAfter(NONE, full, home(group([folder], { lock: false })))).groups
    expect(after?.children.map(({ id, children }) => [id, children?.map((one) => one.id)])).toEqual([
      ['f', ['in2']],
      ['in1', undefined],
    ])
  })

  test('a tile keeps the name that it has been given since', () => {
    const named = home(group([{ ...a, x: 7, name: 'new' }, b], { lock: false }), other([c]))
    expect(cancelled(named).groups[0]?.children[0]).toEqual({ ...a, name: 'new' })
  })
})
