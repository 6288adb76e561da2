import { expect, test } from 'vitest'
import { HOT_BOARDS } from '../../../shared/entities/hot-search.ts'
import {
  boardOf,
  isStarted,
  offeredBoards,
  SELECTION_LIMIT,
  type Selection,
  secondBoardOf,
  secondId,
  select,
} from './model.ts'

const NONE: Selection = { boards: {} }

test('a tile shows the default board until another is selected; others keep theirs', () => {
  const first: Selection = { boards: { b: 'weibo' } }
  expect(boardOf(first, 'a')).toBe('douyin')
  const second = select(first, 'a', 'zhihu')
  expect([boardOf(second, 'a'), boardOf(second, 'b')]).toEqual(['zhihu', 'weibo'])
  expect(boardOf(select(second, 'a', 'csdn'), 'a')).toBe('csdn')
})

test('tiles of a first desktop wait for the first press, those of a group with boards of their own', () => {
  const laid = ['home-hot-search', 'news-hot-search', 'news-hot-search-2']
  expect(laid.map((id) => isStarted(NONE, id))).toEqual([false, false, false])
  expect(laid.map((id) => boardOf(NONE, id))).toEqual(['weibo', 'weibo', 'zhihu'])
  const pressed = select(NONE, 'home-hot-search', 'weibo')
  expect(laid.map((id) => isStarted(pressed, id))).toEqual([true, false, false])
  expect(['', 'hot-search', '3f9c0a6d1b2e4f5a6b7c8d9e'].map((id) => isStarted(NONE, id))).toEqual([true, true, true])
})

test('selections do not grow without end', () => {
  const many = Array.from({ length: SELECTION_LIMIT + 5 }, (_, index) => `t${index}`)
  const selection = many.reduce<Selection>((now, id) => select(now, id, 'baidu'), { boards: {} })
  expect(Object.keys(selection.boards)).toHaveLength(SELECTION_LIMIT)
  expect(boardOf(selection, 't0')).toBe('douyin')
})

test('a tile offers the boards in places that stay, its own always among them', () => {
  expect(offeredBoards('zhihu', 4)).toEqual(['weibo', 'zhihu', 'baidu', 'douyin'])
  expect(offeredBoards('douyin', 4)).toEqual(['weibo', 'zhihu', 'baidu', 'douyin'])
  expect(offeredBoards('csdn', 3)).toEqual(['weibo', 'zhihu', 'csdn'])
  expect(offeredBoards('zhihu', 1)).toEqual(['zhihu'])
  expect(new Set(offeredBoards('weibo', 99))).toEqual(new Set(HOT_BOARDS))
})

test('a large tile has a second board, which is another one until it is selected', () => {
  expect(secondBoardOf(NONE, 'a')).toBe('weibo')
  expect(secondBoardOf(select(NONE, 'a', 'weibo'), 'a')).toBe('zhihu')
  expect(secondBoardOf(select(NONE, secondId('a'), 'csdn'), 'a')).toBe('csdn')
})
