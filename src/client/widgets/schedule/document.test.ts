import { describe, expect, test } from 'vitest'
import { merge } from '../../core/documents/merge/merge.ts'
import { schedule } from './document.ts'
import {
  addSubtask,
  editTodo,
  findTodo,
  LIMITS,
  plainTodo,
  putOff,
  type Schedule,
  setFinished,
  type Todo,
} from './model.ts'

const todo = (id: string, more: Partial<Todo> = {}): Todo => ({ ...plainTodo(id, `待办 ${id}`), ...more })
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

test('what the specification does not know is there without being damage: priority, repetition, subtasks, order', () => {
  const plain = { id: '1', name: '交房租', time: '2026-12-01 09:00', finish: false, tips: false }
  expect(read([group('a', [plain])])).toMatchObject({
    ...{ repaired: [], value: { todoList: [{ order: 'hand', children: [plainTodo('1', plain.name, plain.time)] }] } },
  })
  const full = todo('1', {
    ...{ time: '2026-12-01', priority: 3, recurrence: { frequency: 'monthly', interval: 1, day: 1 } },
    subtasks: [{ id: 's', name: '转账', finish: true }],
  })
  expect(read([{ ...group('a', [full]), order: 'time' }])).toMatchObject({
    ...{ repaired: [], value: { todoList: [{ order: 'time', children: [full] }] } },
  })
})

test('a damaged priority, rule or subtask costs no todo; a rule needs a time', () => {
  const damaged = {
    ...{ priority: 9, recurrence: { frequency: 'hourly' }, subtasks: [{ name: '没有 id' }, { id: '1', name: ' ' }, 7] },
  }
  const { value, repaired } = read([group('a', [{ ...todo('1'), ...damaged }])])
  expect(value.todoList[0]?.children).toEqual([
    { ...todo('1'), subtasks: [{ id: expect.any(String), name: '没有 id', finish: false }] },
  ])
  expect(repaired).toContain('todoList.0.children.0')
  const timeless = todo('2', { recurrence: { frequency: 'daily', interval: 1 } })
  expect(read([group('a', [timeless])]).value.todoList[0]?.children[0]?.recurrence).toBeNull()
})

test('small fields of which nothing is known stay where they are, also through a change', () => {
  const { value, repaired } = read([
    { ...group('a', [{ ...todo('1'), color: 'red', huge: 'x'.repeat(1e5) }]), icon: 'home' },
  ])
  expect(repaired).toEqual(['todoList.0.children.0'])
  const edited = editTodo(value, '1', { priority: 2 }, new Date())
  expect(edited.todoList[0]).toMatchObject({ icon: 'home', children: [{ color: 'red', priority: 2 }] })
  expect(edited.todoList[0]?.children[0]).not.toHaveProperty('huge')
})

test('what two devices change of one todo is both there; of two rules the later one is whole', () => {
  const { travel } = schedule
  if (travel.travels !== 'account') throw new Error('it stays')
  const scheduleWith = (more: Partial<Todo>) => read([group('a', [todo('1', more)])]).value
  const daily = { frequency: 'daily', interval: 1, count: 5 } as const
  const weekly = { frequency: 'weekly', interval: 1, weekdays: [1], until: '2027-01-01' } as const
  const base = scheduleWith({ time: '2026-12-01', subtasks: [{ id: 's', name: '一', finish: false }] })
  const local = scheduleWith({
    ...{ time: '2026-12-07', recurrence: daily },
    subtasks: [
      { id: 's', name: '一', finish: true },
      { id: 't', name: '二', finish: false },
    ],
  })
  const remote = scheduleWith({
    ...{ time: '2026-12-01', priority: 3, recurrence: weekly },
    subtasks: [{ id: 's', name: '壹', finish: false }],
  })
  const merged = merge(travel.merge, { base, local, remote }, { createId: () => '', copySuffix: '' }).value
  expect(merged).toMatchObject({
    todoList: [
      {
        children: [
          {
            ...{ time: '2026-12-07', priority: 3, recurrence: daily },
            subtasks: [
              { id: 's', name: '壹', finish: true },
              { id: 't', name: '二' },
            ],
          },
        ],
      },
    ],
  })
})

describe('what two devices do to one todo', () => {
  const mergedOf = (base: Schedule, local: Schedule, remote: Schedule) => {
    const { travel } = schedule
    if (travel.travels !== 'account') throw new Error('it stays')
    return read(merge(travel.merge, { base, local, remote }, { createId: () => '', copySuffix: '' }).value?.todoList)
      .value
  }
  const repeated = read([
    group('a', [todo('1', { time: '2026-11-28 09:00', recurrence: { frequency: 'daily', interval: 1, count: 5 } })]),
  ]).value
  const at = (day: number, hour: number) => new Date(2026, 10, day, hour)
  const timeIn = (value: Schedule) => findTodo(value, '1')?.time

  test('finished on both, it comes again once', () => {
    const [local, remote] = [setFinished(repeated, '1', true, at(28, 9)), setFinished(repeated, '1', true, at(28, 12))]
    expect(findTodo(mergedOf(repeated, local, remote), '1')).toMatchObject({
      ...{ time: '2026-11-29 09:00', recurrence: { count: 4 } },
    })
  })

  test('finished on one and put off on the other, it comes again on the days after', () => {
    const finished = setFinished(repeated, '1', true, at(28, 9))
    const merged = mergedOf(repeated, finished, putOff(repeated, '1', '2026-11-28 09:15'))
    expect(timeIn(merged)).toBe('2026-11-29 09:00')
    expect(timeIn(setFinished(merged, '1', true, at(29, 8)))).toBe('2026-11-30 09:00')
  })

  test('subtasks of both are there, also those beyond what one may add', () => {
    const withMany = (key: string) =>
      Array.from({ length: 30 }, (_, n) => `${key}${n}`).reduce(
        (value, id) => addSubtask(value, '1', { id, name: id, finish: false }),
        repeated,
      )
    expect(findTodo(mergedOf(repeated, withMany('x'), withMany('y')), '1')?.subtasks).toHaveLength(60)
  })
})
