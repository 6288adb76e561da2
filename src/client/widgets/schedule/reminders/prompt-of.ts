import { check, clock } from '../../../kit/icons.ts'
import type { Prompt, PromptContent } from '../../../kit/interaction.ts'
import { momentOf } from '../../../kit/rules.ts'
import { civilTimeText, language } from '../../../kit/text.ts'
import { completeReminded, dismissReminders, remindLater } from '../actions.ts'
import type { Reminder } from '../kernel/reminders.ts'
import { messages } from '../messages.ts'
import type { Todo } from '../model.ts'

/** A reminder as a card with its answers. */
export function promptOf({ key, todos }: Reminder): Prompt {
  const [only, another] = todos
  const isSingle = only !== undefined && another === undefined
  return {
    key,
    since: Math.max(...todos.map(({ time }) => momentOf(time).getTime())),
    content: () => (isSingle ? contentOfOne(only) : contentOfMissed(todos)),
    dismiss: () => dismissReminders(todos.map(({ id }) => id)),
  }
}

const contentOfOne = (todo: Todo): PromptContent => ({
  heading: civilTimeText(todo.time, new Date(), language()),
  title: todo.name,
  answers: [{ label: messages('later'), run: () => remindLater([todo.id]) }],
  primary: { label: messages('complete'), run: () => completeReminded(todo) },
})

const contentOfMissed = (todos: readonly Todo[]): PromptContent => ({
  heading: messages('name'),
  title: messages('missed', { count: todos.length }),
  rows: todos.map((todo) => {
    const { id, name, time } = todo
    return {
      ...{ key: id, name, when: civilTimeText(time, new Date(), language()) },
      answers: [
        { icon: clock, label: messages('laterNamed', { name }), run: () => remindLater([id]) },
        { icon: check, label: messages('completeNamed', { name }), run: () => completeReminded(todo) },
      ],
    }
  }),
  answers: [{ label: messages('laterAll'), run: () => remindLater(todos.map(({ id }) => id)) }],
})
