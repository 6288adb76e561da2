import { expect, test } from 'vitest'
import { FIRST_GROUP, plainTodo } from '../model.ts'
import { tileLines } from './tile-lines.ts'

const todos = (ids: string) => [...ids].map((id) => ({ ...plainTodo(id, id), group: FIRST_GROUP }))
const SECTIONS = [
  { id: 'today', todos: todos('ab') },
  { id: 'timeless', todos: todos('c') },
] as const
const shown = (room: number, withHeadings: boolean) =>
  tileLines(SECTIONS, room, withHeadings).map((line) => (line.kind === 'todo' ? line.todo.id : line.id))

test('a tile shows whole lines, and no heading without a todo below', () => {
  expect(shown(9, true)).toEqual(['today', 'a', 'b', 'timeless', 'c'])
  expect(shown(4, true)).toEqual(['today', 'a', 'b'])
  expect(shown(1, true)).toEqual([])
  expect(shown(2, false)).toEqual(['a', 'b'])
})
