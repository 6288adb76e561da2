import { array, assert, constantFrom, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groupEntries, type MenuEntry } from './menu-entries.ts'

const row = (id: string): MenuEntry => ({ id, label: id })
const onOff = (id: string, checked: boolean): MenuEntry => ({ id, label: id, checked })
const kinds = (entries: readonly MenuEntry[]) => groupEntries(entries).map(({ at }) => at)

describe('the entries of a menu', () => {
  it('keep dividers between rows', () => {
    expect(kinds([row('open'), 'divider', row('delete')])).toEqual(['row', 'divider', 'row'])
  })

  it('lose dividers at the ends and beside each other', () => {
    expect(kinds(['divider', row('open'), 'divider', 'divider', row('delete'), 'divider'])).toEqual([
      'row',
      'divider',
      'row',
    ])
    expect(kinds(['divider', 'divider'])).toEqual([])
  })

  it('form one group of adjacent checkable rows, and a divider separates groups', () => {
    expect(groupEntries([onOff('a', true), onOff('b', false), 'divider', onOff('c', false)])).toMatchObject([
      { at: 'checked', items: [{ id: 'a' }, { id: 'b' }] },
      { at: 'divider' },
      { at: 'checked', items: [{ id: 'c' }] },
    ])
  })

  it('get unique keys, and no row is lost, in any order of entries', () => {
    assert(
      property(array(constantFrom('divider', 'row', 'on'), { maxLength: 20 }), (plan) => {
        const entries = plan.map((kind, index): MenuEntry => {
          if (kind === 'divider') return 'divider'
          return kind === 'row' ? row(String(index)) : onOff(String(index), true)
        })
        const groups = groupEntries(entries)
        const keys = groups.map(({ key }) => key)
        const drawn = groups.flatMap((group) =>
          group.at === 'row' ? [group.item] : group.at === 'checked' ? group.items : [],
        )
        expect(new Set(keys).size).toBe(keys.length)
        expect(drawn).toEqual(entries.filter((entry) => entry !== 'divider'))
        expect([groups[0]?.at, groups.at(-1)?.at]).not.toContain('divider')
      }),
    )
  })
})
