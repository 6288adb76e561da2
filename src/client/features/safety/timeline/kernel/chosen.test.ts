import { expect, test } from 'vitest'
import { type Chosen, withGroup, withSection } from './chosen.ts'

const group = (id: string) => ({ ...{ id, name: id, icon: '', mode: 0 as const, lock: false }, children: [] })
const [A, B, C] = [group('a'), group('b'), group('c')]
const OFFERED = [A, B, C]
const chosen = (sections: Chosen['sections'], ...groups: Chosen['groups']): Chosen => ({ sections, groups })

test('sections and groups are chosen beside one another', () => {
  const notes = withSection(chosen([], B), 'notes', true)
  expect(notes).toEqual(chosen(['notes'], B))
  expect(withSection(notes, 'notes', false)).toEqual(chosen([], B))
  expect(withGroup(notes, A, true, OFFERED)).toEqual(chosen(['notes'], B, A))
  expect(withGroup(notes, B, false, OFFERED)).toEqual(chosen(['notes']))
})

test('the desktop has all of its groups', () => {
  expect(withSection(chosen(['notes'], A, B), 'nav_info', true)).toEqual(chosen(['notes', 'nav_info']))
})

test('without one of its groups the desktop is the others', () => {
  expect(withGroup(chosen(['nav_info', 'notes']), B, false, OFFERED)).toEqual(chosen(['notes'], A, C))
})
