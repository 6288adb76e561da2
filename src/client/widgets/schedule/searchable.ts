import { openApp } from '../../kit/desktop.ts'
import { civilTimeText, language } from '../../kit/text.ts'
import { defineSearchables } from '../../kit/widget.ts'
import { schedule } from './document.ts'
import { messages } from './messages.ts'
import { todosOf } from './model.ts'
import { revealTodo } from './shown.ts'

/** The todos, unfinished ones first; each opens in the window. Their notes and subtasks are found, too. */
export default defineSearchables('schedule', {
  todos: {
    kind: 'content',
    icon: 'checklist',
    list: () =>
      todosOf(schedule.get())
        .toSorted((one, other) => Number(one.finish) - Number(other.finish))
        .map(({ id, name, note, subtasks, time, finish, group }) => ({
          id,
          title: name,
          keywords: [note, ...subtasks.map((one) => one.name)].filter((text) => text !== ''),
          hint: finish
            ? messages('finished')
            : time === ''
              ? group.name || messages('firstGroup')
              : civilTimeText(time, new Date(), language()),
          run: () => {
            revealTodo(group.id, id)
            openApp({ app: 'schedule' })
          },
        })),
    subscribe: schedule.subscribe,
  },
})
