import { expect, test } from 'vitest'
import { addRecent, addUse, byUse, type IconUse, RECENT_LIMIT, USES_LIMIT } from './model.ts'

test('recently used entries have the last used first, each once, at most 50', () => {
  expect(['a', 'b', 'a'].reduce(addRecent, [] as readonly string[])).toEqual(['a', 'b'])
  const many = Array.from({ length: 60 }, (_, n) => String(n)).reduce(addRecent, [] as readonly string[])
  expect([many.length, many[0], many.at(-1)]).toEqual([RECENT_LIMIT, '59', '10'])
})

const usesOf = (...ids: readonly string[]) => ids.reduce(addUse, [] as readonly IconUse[])

test('the icon that is opened most often comes first, and what is no longer opened falls behind', () => {
  expect(usesOf('a', 'b', 'b', 'c').map(({ id }) => id)).toEqual(['b', 'c', 'a'])
  const moved = usesOf(...Array<string>(30).fill('old'), ...Array<string>(30).fill('new'))
  expect(moved.map(({ id }) => id)).toEqual(['new', 'old'])
})

test('a hundred icons are counted, each once', () => {
  const ids = Array.from({ length: 150 }, (_, n) => `icon ${n}`)
  const uses = usesOf(...ids, ...ids)
  expect(uses).toHaveLength(USES_LIMIT)
  expect(new Set(uses.map(({ id }) => id)).size).toBe(USES_LIMIT)
})

test('icons that were never opened keep their order behind the others', () => {
  const icons = ['a', 'b', 'c', 'd']
  expect(byUse(icons, (id) => id, usesOf('c', 'x'))).toEqual(['c', 'a', 'b', 'd'])
})
