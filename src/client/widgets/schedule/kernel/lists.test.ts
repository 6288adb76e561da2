import { expect, test } from 'vitest'
import { plainTodo, type Schedule, type Todo } from '../model.ts'
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

test('all is in the order of groups, a group in its own', () => {
  expect(names(readList(schedule, 'all', NOW).open)).toBe('free late old soon next')
  expect(names(readList(schedule, 'all', NOW).finished)).toBe('done')
  expect(names(readList(schedule, listOfGroup('home'), NOW).open)).toBe('old soon next')
})

test('today is by time, what is overdue first', () => {
  expect(names(readList(schedule, 'today', NOW).open)).toBe('old soon late')
})

test('a tile shows the next ones first, and what is done last', () => {
  expect(names(readAgenda(schedule, NOW))).toBe('old soon late free next done')
})

test('counts are of unfinished todos', () => {
  expect([...countsOf(schedule, NOW)]).toEqual([
    ['all', 5],
    ['today', 3],
    ['group:work', 2],
    ['group:home', 3],
  ])
})
