import { expect, test } from 'vitest'
import { countByCategory, findableSite } from './model.ts'
import { SITES } from './testing.ts'

test('a site is found by its name, its address as it is typed and its id', () => {
  expect(SITES.slice(0, 1).map(findableSite)).toEqual([
    { id: 'zhihu', title: '知乎', keywords: ['zhihu.com', 'zhihu'] },
  ])
})

test('the sites of each category are counted', () => {
  expect([...countByCategory(SITES)]).toEqual([
    [0, 4],
    [7, 1],
    [4, 1],
    [6, 1],
    [3, 1],
  ])
})
