import { expect, test } from 'vitest'
import { schedule } from './document.ts'
import { LIMITS, type Todo } from './model.ts'

const todo = (id: string, more: Partial<Todo> = {}): Todo => ({
  id,
  name: `待办 ${id}`,
  time: '',
  finish: false,
  tips: false,
  note: '',
  ...more,
})
const group = (id: string, children: readonly unknown[]) => ({ id, name: `组 ${id}`, children })
const read = (todoList: unknown) => {
  const decoded = schedule.decode({ version: 0, data: { todoList, sound: false, notify: false } })
  if (decoded.at !== 'read') throw new Error(decoded.at)
  return decoded
}

test('sound data is read as it is', () => {
  const sound = [group('a', [todo('1', { note: '带伞', time: '2026-09-18 09:30' })])]
  expect(read(sound)).toMatchObject({ value: { todoList: sound }, repaired: [] })
})

test('damaged entries are repaired or dropped one by one; nothing sound is lost', () => {
  const damaged = [
    group('a', [
      todo('1'),
      { id: '2' },
      'x',
      { ...todo('3'), time: '2026-02-30', finish: 'yes' },
      todo('1'),
      todo('4'),
    ]),
    7,
    group('b', [todo('5')]),
  ]
  const { value, repaired } = read(damaged)
  expect(value.todoList.map(({ id }) => id)).toEqual(['a', 'b'])
  expect(value.todoList[0]?.children.map(({ name }) => name)).toEqual(['待办 1', '待办 3', '待办 1', '待办 4'])
  expect(new Set(value.todoList[0]?.children.map(({ id }) => id)).size).toBe(4)
  expect(repaired).toEqual(expect.arrayContaining(['todoList.0.children.1', 'todoList.0.children.3', 'todoList.1']))
})

test("the spec's own form: ordered by `sort`, without notes, numbers as ids", () => {
  const { value } = read([
    {
      id: 1,
      name: '工作',
      sort: 0,
      children: [
        { id: 2, name: '后', time: '2026-09-18 10:00', finish: true, tips: false, sort: 2 },
        { id: 3, name: '先', time: '', finish: false, tips: false, sort: 1 },
      ],
    },
  ])
  expect(value.todoList[0]?.children.map(({ id, name }) => `${id} ${name}`)).toEqual(['3 先', '2 后'])
})

test('too much is limited', () => {
  const { value } = read([
    group(
      'a',
      Array.from({ length: LIMITS.todos + 5 }, (_, n) => todo(String(n))),
    ),
    ...Array.from({ length: LIMITS.groups + 5 }, (_, n) => group(`g${n}`, [])),
  ])
  expect([value.todoList[0]?.children.length, value.todoList.length]).toEqual([LIMITS.todos, LIMITS.groups])
})

test('no group at all is the first group, and no object is refused', () => {
  expect(read([]).value.todoList).toHaveLength(1)
  expect(schedule.decode({ version: 0, data: [] }).at).toBe('invalid')
})
