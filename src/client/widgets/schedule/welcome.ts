import { shownShortcut } from '../../kit/interaction.ts'
import { defineWelcome } from '../../kit/widget.ts'
import { schedule } from './document.ts'
import { messages } from './messages.ts'
import { addTodo, FIRST_GROUP, plainTodo, type Todo } from './model.ts'

const TODOS = ['wallpaper', 'site', 'folder', 'search'] as const

const todoOf = (about: (typeof TODOS)[number]): Todo => ({
  ...plainTodo(`welcome-${about}`, messages(`welcome.${about}`)),
  note: `${messages(`welcome.${about}.how`, { key: shownShortcut('Ctrl+K') })}\n${messages('welcome.checkOff')}`,
})

/** First steps on the page, as todos: nobody watches whether they are done, and they say so. */
export default defineWelcome(schedule, () =>
  TODOS.reduce((now, about) => addTodo(now, FIRST_GROUP.id, todoOf(about)), schedule.initial),
)
