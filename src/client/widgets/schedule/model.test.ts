import { expect, test } from 'vitest'
import {
  addGroup,
  addSubtask,
  addTodo,
  clearFinished,
  deleteGroup,
  deleteSubtask,
  deleteTodo,
  editSubtask,
  editTodo,
  FIRST_GROUP,
  findTodo,
  isOfToday,
  isOverdue,
  LIMITS,
  moveSubtask,
  moveTodo,
  moveToGroup,
  plainTodo,
  putOff,
  renameGroup,
  type Schedule,
  setFinished,
  type Todo,
} from './model.ts'

const NOW = new Date(2026, 8, 18, 9, 30)
const todo = (id: string, more: Partial<Todo> = {}): Todo => ({ ...plainTodo(id, id), ...more })
const scheduleOf = (...lists: readonly (readonly Todo[])[]): Schedule => ({
  todoList: lists.map((children, at) => ({ id: `g${at}`, name: `组 ${at}`, order: 'hand', children })),
  sound: false,
  notify: false,
})
const ids = (schedule: Schedule, at = 0) => schedule.todoList[at]?.children.map(({ id }) => id).join(' ')

test('a new todo comes after the unfinished ones, before the finished ones', () => {
  const before = scheduleOf([todo('a'), todo('z', { finish: true })])
  expect(ids(addTodo(before, 'g0', todo('b')))).toBe('a b z')
})

test('a todo without a name, or beyond the limit, is not added; a long name is cut', () => {
  const before = scheduleOf([todo('a')])
  expect(addTodo(before, 'g0', todo('b', { name: '  ' }))).toBe(before)
  const full = scheduleOf(Array.from({ length: LIMITS.todos }, (_, n) => todo(`t${n}`)))
  expect(addTodo(full, 'g0', todo('b'))).toBe(full)
  const long = addTodo(before, 'g0', todo('b', { name: '字'.repeat(300) }))
  expect(findTodo(long, 'b')?.name).toHaveLength(LIMITS.name)
})

test('without any group the first one is made', () => {
  const added = addTodo(scheduleOf(), '', todo('a'))
  expect(added.todoList).toMatchObject([{ id: FIRST_GROUP.id, children: [{ id: 'a' }] }])
})

test('finishing moves a todo to the end of the unfinished part; taking it back, to the end again', () => {
  const before = scheduleOf([todo('a'), todo('b'), todo('c'), todo('z', { finish: true })])
  const finished = setFinished(before, 'a', true, NOW)
  expect(ids(finished)).toBe('b c a z')
  expect(findTodo(finished, 'a')?.finish).toBe(true)
  expect(ids(setFinished(finished, 'a', false, NOW))).toBe('b c a z')
  expect(findTodo(setFinished(finished, 'a', false, NOW), 'a')?.finish).toBe(false)
})

test('a todo that is taken back after its time is not reminded of', () => {
  const before = scheduleOf([todo('a', { finish: true, time: '2026-09-18 09:00' })])
  expect(findTodo(setFinished(before, 'a', false, NOW), 'a')?.tips).toBe(true)
  const ahead = scheduleOf([todo('a', { finish: true, time: '2026-09-18 10:00' })])
  expect(findTodo(setFinished(ahead, 'a', false, NOW), 'a')?.tips).toBe(false)
})

test('a new time is reminded of, one that has already passed is not', () => {
  const before = scheduleOf([todo('a', { tips: true })])
  expect(findTodo(editTodo(before, 'a', { time: '2026-09-18 09:31' }, NOW), 'a')?.tips).toBe(false)
  expect(findTodo(editTodo(before, 'a', { time: '2026-09-18 09:29' }, NOW), 'a')?.tips).toBe(true)
  expect(findTodo(editTodo(before, 'a', { note: '带伞' }, NOW), 'a')).toMatchObject({ tips: true, note: '带伞' })
})

test('an emptied name stays the old one', () => {
  expect(findTodo(editTodo(scheduleOf([todo('a')]), 'a', { name: ' ' }, NOW), 'a')?.name).toBe('a')
})

test('a put off reminder has the new time and no flag', () => {
  const before = scheduleOf([todo('a', { time: '2026-09-18 09:30', tips: true })])
  expect(findTodo(putOff(before, 'a', '2026-09-18 09:40'), 'a')).toMatchObject({
    time: '2026-09-18 09:40',
    tips: false,
  })
})

test('a todo is moved within its group, and to the end of the unfinished part of another', () => {
  const before = scheduleOf([todo('a'), todo('b'), todo('c')], [todo('x'), todo('y', { finish: true })])
  expect(ids(moveTodo(before, 'a', 2))).toBe('b c a')
  expect(ids(moveTodo(before, 'c', 0))).toBe('c a b')
  const moved = moveToGroup(before, 'b', 'g1')
  expect([ids(moved), ids(moved, 1)]).toEqual(['a c', 'x b y'])
  expect(moveToGroup(before, 'b', 'gone')).toBe(before)
})

test('a change of a todo that another tab has deleted changes nothing', () => {
  const before = scheduleOf([todo('a')])
  for (const change of [
    setFinished(before, 'gone', true, NOW),
    editTodo(before, 'gone', { name: 'b' }, NOW),
    deleteTodo(before, 'gone'),
    moveTodo(before, 'gone', 0),
    moveToGroup(before, 'gone', 'g0'),
  ])
    expect(change).toBe(before)
})

test('clearing deletes the finished ones that were shown, and no other', () => {
  const done = { finish: true }
  const before = scheduleOf([todo('a'), todo('b', done)], [todo('c', done)])
  const cleared = clearFinished(before, ['a', 'b'])
  expect([ids(cleared), ids(cleared, 1)]).toEqual(['a', 'c'])
  expect(cleared.todoList[1]).toBe(before.todoList[1])
})

test('groups are added, renamed and deleted; the last one leaves the first, empty', () => {
  const added = addGroup(scheduleOf([todo('a')]), 'new', ' 工作 ')
  expect(added.todoList.map(({ name }) => name)).toEqual(['组 0', '工作'])
  expect(addGroup(added, 'x', ' ')).toBe(added)
  expect(renameGroup(added, 'new', '家').todoList[1]?.name).toBe('家')
  expect(renameGroup(added, 'new', '')).toBe(added)
  expect(deleteGroup(scheduleOf([todo('a')]), 'g0').todoList).toEqual([FIRST_GROUP])
})

test('overdue is an unfinished todo whose minute, or whole day, lies behind', () => {
  expect(isOverdue(todo('a', { time: '2026-09-18 09:29' }), NOW)).toBe(true)
  expect(isOverdue(todo('a', { time: '2026-09-18 09:30' }), NOW)).toBe(false)
  expect(isOverdue(todo('a', { time: '2026-09-18' }), NOW)).toBe(false)
  expect(isOverdue(todo('a', { time: '2026-09-17' }), NOW)).toBe(true)
  expect(isOverdue(todo('a', { time: '2026-09-17', finish: true }), NOW)).toBe(false)
  expect(isOverdue(todo('a'), NOW)).toBe(false)
})

test('today has what is due today or overdue', () => {
  const of = (time: string, finish = false) => isOfToday(todo('a', { time, finish }), NOW)
  expect([of('2026-09-18'), of('2026-09-18 23:00', true), of('2026-09-01 08:00')]).toEqual([true, true, true])
  expect([of(''), of('2026-09-19'), of('2026-09-01 08:00', true)]).toEqual([false, false, false])
})

const MONDAYS = { frequency: 'weekly', interval: 1, weekdays: [1] } as const

test('a todo that comes again is finished to its next time, in its place, with open subtasks', () => {
  const subtasks = [{ id: 's', name: '汇总', finish: true }]
  const weekly = todo('a', { time: '2026-09-14 09:00', recurrence: { ...MONDAYS, count: 5 }, tips: true, subtasks })
  const before = scheduleOf([weekly, todo('b')])
  const finished = setFinished(before, 'a', true, NOW)
  expect(ids(finished)).toBe('a b')
  expect(findTodo(finished, 'a')).toMatchObject({
    ...{ time: '2026-09-21 09:00', finish: false, tips: false, recurrence: { count: 4 } },
    subtasks: [{ finish: false }],
  })
})

test('what was missed counts as having been; today is not missed before its minute', () => {
  const daily = (time: string, more = {}) =>
    todo('a', { time, recurrence: { frequency: 'daily', interval: 1, ...more } })
  const after = (one: Todo) => findTodo(setFinished(scheduleOf([one]), 'a', true, NOW), 'a')
  expect(after(daily('2026-09-10 09:00'))?.time).toBe('2026-09-19 09:00')
  expect(after(daily('2026-09-10 21:00'))?.time).toBe('2026-09-18 21:00')
  expect(after(daily('2026-09-10'))?.time).toBe('2026-09-18')
  expect(after(daily('2026-09-10', { count: 3 })), 'all of them have been').toMatchObject({ finish: true })
  expect(after(daily('2026-09-18', { until: '2026-09-18' }))).toMatchObject({ finish: true, time: '2026-09-18' })
})

test('a rule moves the time to one of its days; a new time moves the rule; without a time there is none', () => {
  const edited = (one: Todo, edit: Parameters<typeof editTodo>[2]) =>
    findTodo(editTodo(scheduleOf([one]), 'a', edit, NOW), 'a')
  expect(edited(todo('a'), { recurrence: MONDAYS })).toMatchObject({ time: '2026-09-21', recurrence: MONDAYS })
  const monday = todo('a', { time: '2026-09-21 08:00', recurrence: MONDAYS })
  expect(edited(monday, { time: '2026-09-23 08:00' })).toMatchObject({ recurrence: { weekdays: [3] } })
  expect(edited(monday, { time: '2026-09-28 10:00' })).toMatchObject({ recurrence: MONDAYS })
  expect(edited(monday, { time: '' })).toMatchObject({ time: '', recurrence: null })
  expect(edited(monday, { recurrence: null })).toMatchObject({ time: '2026-09-21 08:00', recurrence: null })
  expect(edited(monday, { name: '周报' })).toMatchObject({ time: '2026-09-21 08:00', recurrence: MONDAYS })
})

test('subtasks are added, checked, renamed, moved and deleted', () => {
  const sub = (id: string) => ({ id, name: id, finish: false })
  const names = (schedule: Schedule) => findTodo(schedule, 'a')?.subtasks.map(({ name }) => name)
  const added = ['x', 'y'].reduce((now, id) => addSubtask(now, 'a', sub(id)), scheduleOf([todo('a')]))
  expect(names(added)).toEqual(['x', 'y'])
  expect(addSubtask(added, 'a', { ...sub('z'), name: ' ' })).toBe(added)
  expect(findTodo(editSubtask(added, 'a', 'x', { finish: true }), 'a')?.subtasks).toMatchObject([
    { name: 'x', finish: true },
    { name: 'y', finish: false },
  ])
  expect(names(editSubtask(added, 'a', 'y', { name: ' 乙 ' }))).toEqual(['x', '乙'])
  expect(names(editSubtask(added, 'a', 'y', { name: ' ' }))).toEqual(['x', 'y'])
  expect(names(moveSubtask(added, 'a', 'y', 0))).toEqual(['y', 'x'])
  expect(names(deleteSubtask(added, 'a', 'x'))).toEqual(['y'])
})

test('what comes again and is put off comes again at the time of its rule', () => {
  const daily = todo('a', { time: '2026-09-18 09:30', recurrence: { frequency: 'daily', interval: 1 } })
  const twice = putOff(putOff(scheduleOf([daily]), 'a', '2026-09-18 09:40'), 'a', '2026-09-19 00:05')
  expect(findTodo(twice, 'a')).toMatchObject({ time: '2026-09-19 00:05', putOffFrom: '2026-09-18 09:30' })
  const finished = setFinished(twice, 'a', true, new Date(2026, 8, 19, 0, 6))
  expect(findTodo(finished, 'a')).toMatchObject({ time: '2026-09-19 09:30', putOffFrom: '' })
  expect(findTodo(editTodo(twice, 'a', { time: '2026-09-20 08:00' }, NOW), 'a')).toMatchObject({ putOffFrom: '' })
})
