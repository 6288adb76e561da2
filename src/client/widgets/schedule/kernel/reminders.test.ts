import { expect, test } from 'vitest'
import { plainTodo, type Schedule, type Todo } from '../model.ts'
import { dueTodos, remindersOf, signalOf, timelyTodos } from './reminders.ts'

const at = (hour: number, minute: number, second = 0) => new Date(2026, 8, 18, hour, minute, second)
const todo = (id: string, time: string, more: Partial<Todo> = {}): Todo => ({
  ...plainTodo(id, id, time),
  ...more,
})
const scheduleOf = (...children: readonly Todo[]): Schedule => ({
  todoList: [{ id: 'g', name: '', order: 'hand', children }],
  sound: false,
  notify: false,
})
const names = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id).join(' ')

test('an unflagged, unfinished todo is due at its minute, not before', () => {
  const schedule = scheduleOf(todo('a', '2026-09-18 09:30'))
  expect(dueTodos(schedule, at(9, 29, 59))).toEqual([])
  expect(names(dueTodos(schedule, at(9, 30)))).toBe('a')
})

test('flagged, finished, timeless and long past ones are not', () => {
  const schedule = scheduleOf(
    todo('flagged', '2026-09-18 09:30', { tips: true }),
    todo('finished', '2026-09-18 09:30', { finish: true }),
    todo('timeless', ''),
    todo('day', '2026-09-18'),
    todo('ancient', '2026-09-10 09:30'),
  )
  expect(dueTodos(schedule, at(9, 30))).toEqual([])
})

test('a hidden tab, whose timers run once a minute, is still in time; a missed one makes no sound later', () => {
  const due = [todo('a', '2026-09-18 09:30')]
  expect(timelyTodos(due, at(9, 31, 59))).toEqual(due)
  expect(timelyTodos(due, at(9, 33))).toEqual([])
})

test('what was missed is one prompt; what comes at its minute has its own', () => {
  const due = ['08:00', '09:00', '09:30', '09:31'].map((time) => todo(time, `2026-09-18 ${time}`))
  expect(remindersOf(due, at(9, 30, 20)).map(({ todos }) => names(todos))).toEqual(['08:00 09:00', '09:30', '09:31'])
  expect(remindersOf([], at(9, 30))).toEqual([])
})

test('a todo that is put off is another reminder', () => {
  const before = todo('a', '2026-09-18 09:30')
  expect(signalOf(before)).not.toBe(signalOf({ ...before, time: '2026-09-18 09:40' }))
})
