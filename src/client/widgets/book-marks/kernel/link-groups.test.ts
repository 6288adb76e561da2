import { expect, test } from 'vitest'
import { plainBookmark } from '../../../../shared/entities/bookmark.ts'
import { groupByState, type LinkTold, toldSince } from './link-groups.ts'

const placed = ['a', 'b', 'c', 'd', 'e'].map((id) => ({
  bookmark: plainBookmark(id, id, `https://${id}.example/`),
  path: [],
}))
const told: Readonly<Record<string, LinkTold>> = {
  'https://a.example/': { state: 'moved', to: 'https://a.example/new', at: 5 },
  'https://b.example/': { state: 'ok', at: 3 },
  'https://c.example/': { state: 'gone', at: 4 },
  'https://d.example/': { state: 'gone', at: 6 },
  'https://elsewhere.example/': { state: 'gone', at: 1 },
}

test('what needs a decision is grouped, the worst first; what is well or unknown is not there', () => {
  const groups = groupByState(placed, told)
  expect(groups.map(({ state, checked }) => [state, checked.map(({ bookmark }) => bookmark.id)])).toEqual([
    ['gone', ['c', 'd']],
    ['moved', ['a']],
  ])
})

test('the age is that of the oldest result that is shown', () => {
  expect(toldSince(placed, told)).toBe(3)
  expect(toldSince(placed, {})).toBe(undefined)
})
