import { beforeEach, test } from 'vitest'
import { expectUndone } from '../../kit/testing.ts'
import { removeFinished, removeGroup, removeTodo } from './actions.ts'
import { schedule } from './document.ts'
import { FIRST_GROUP, plainTodo } from './model.ts'

const todo = (id: string, finish = false) => ({ ...plainTodo(id, id), finish })

beforeEach(() => {
  const first = { ...FIRST_GROUP, children: [todo('1'), todo('2', true)] }
  schedule.set({
    todoList: [first, { id: 'k', name: 'k', order: 'hand', children: [todo('3')] }],
    sound: true,
    notify: false,
  })
})

test.each([
  ['a deleted todo', () => removeTodo('1')],
  ['cleared todos', () => removeFinished(['2'])],
  ['a deleted group with its todos', () => removeGroup('k', 'k')],
])('%s come back as they were', (_, command) => expectUndone([schedule], command))
