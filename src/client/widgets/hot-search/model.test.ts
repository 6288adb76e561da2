import { expect, test } from 'vitest'
import { boardOf, offeredBoards, SELECTION_LIMIT, type Selection, select } from './model.ts'

test('a tile shows the default board until another is selected; others keep theirs', () => {
  const first: Selection = { boards: { b: 'weibo' } }
  expect(boardOf(first, 'a')).toBe('douyin')
  const second = select(first, 'a', 'zhihu')
  expect([boardOf(second, 'a'), boardOf(second, 'b')]).toEqual(['zhihu', 'weibo'])
  expect(boardOf(select(second, 'a', 'csdn'), 'a')).toBe('csdn')
})

test('selections do not grow without end', () => {
  const many = Array.from({ length: SELECTION_LIMIT + 5 }, (_, index) => `t${index}`)
  const selection = many.reduce<Selection>((now, id) => select(now, id, 'baidu'), { boards: {} })
  expect(Object.keys(selection.boards)).toHaveLength(SELECTION_LIMIT)
  expect(boardOf(selection, 't0')).toBe('douyin')
})

test('a tile offers its own board first, then others', () => {
  expect(offeredBoards('zhihu', 3)).toEqual(['zhihu', 'douyin', 'weibo'])
  expect(offeredBoards('douyin', 2)).toEqual(['douyin', 'weibo'])
})
