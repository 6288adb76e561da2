import { expect, test } from 'vitest'
import { type GroupOrder, plainTodo, type Schedule, type Todo } from '../model.ts'
import { countsOf, listOfGroup, readAgenda, readList } from './lists.ts'

const NOW = new Date(2026, 8, 18, 9, 30)
const todo = (id: string, time = '', finish = false): Todo => ({ ...plainTodo(id, id, time), finish })
const schedule: Schedule = {
  todoList: [
    {
      id: 'work',
      name: '工作',
      order: 'hand',
      children: [todo('free'), todo('late', '2026-09-18 18:40'), todo('done', '', true)],
    },
    {
      id: 'home',
      name: '家',
      order: 'hand',
      children: [todo('old', '2026-09-01 08:00'), todo('soon', '2026-09-18 11:30'), todo('next', '2026-10-01')],
    },
  ],
  sound: false,
  notify: false,
}
const names = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id).join(' ')
const sections = (list: readonly { readonly id: string; readonly todos: readonly Todo[] }[]) =>
  list.map(({ id, todos }) => `${id}: ${names(todos)}`)

test('all is by groups behind what is overdue, a group in its own order', () => {
  expect(sections(readList(schedule, 'all', NOW).sections)).toEqual([
    'overdue: old',
    'group:work: free late',
    'group:home: soon next',
  ])
  expect(names(readList(schedule, 'all', NOW).finished)).toBe('done')
  expect(sections(readList(schedule, listOfGroup('home'), NOW).sections)).toEqual(['whole: old soon next'])
})

test('a group is by time or by priority where its user wants that; what is equal stays as it is by hand', () => {
  const ordered = (order: GroupOrder) => {
    const children = [
      ...[
        todo('free'),
        { ...todo('low', '2026-10-02'), priority: 1 as const },
        { ...todo('high'), priority: 3 as const },
      ],
      todo('soon', '2026-09-30'),
    ]
    const one = { ...schedule, todoList: [{ id: 'g', name: '', order, children }] }
    return names(readList(one, listOfGroup('g'), NOW).sections[0]?.todos ?? [])
  }
  expect(ordered('hand')).toBe('free low high soon')
  expect(ordered('time')).toBe('soon low free high')
  expect(ordered('priority')).toBe('high low free soon')
})

test('today is by time, what is overdue first', () => {
  expect(sections(readList(schedule, 'today', NOW).sections)).toEqual(['overdue: old', 'day:2026-09-18: soon late'])
})

test('what is upcoming is day by day, and only what has a time', () => {
  expect(readList(schedule, 'upcoming', NOW).finished).toEqual([])
  expect(sections(readList(schedule, 'upcoming', NOW).sections)).toEqual([
    ...['overdue: old', 'day:2026-09-18: soon late', 'day:2026-10-01: next'],
  ])
})

test('a tile shows the next ones first, and what is done last', () => {
  expect(sections(readAgenda(schedule, NOW))).toEqual([
    ...['overdue: old', 'today: soon late', 'upcoming: next', 'timeless: free', 'finished: done'],
  ])
})

test('counts are of unfinished todos', () => {
  expect([...countsOf(schedule, NOW)]).toEqual([
    ['all', 5],
    ['today', 3],
    ['upcoming', 4],
    ['group:work', 2],
    ['group:home', 3],
  ])
})
