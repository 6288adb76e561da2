import { isoDay } from '../../../shared/lib/calendar/iso-day.ts'
import type { Agenda } from '../../core/agenda.ts'
import { openApp } from '../../features/windows/index.ts'
import { schedule } from './document.ts'
import { dayOfTime, minuteOfTime } from './kernel/todo-time.ts'
import { todosOf } from './model.ts'
import { revealTodo } from './shown.ts'

/** The todos of a day. */
const agenda: Agenda = {
  entriesOn: (day) =>
    todosOf(schedule.get())
      .filter(({ time }) => dayOfTime(time) === isoDay(day))
      .map(({ id, name, time, finish, group }) => ({
        id,
        title: name,
        time: minuteOfTime(time),
        isDone: finish,
        open: () => {
          revealTodo(group.id, id)
          openApp({ app: 'schedule' })
        },
      })),
  subscribe: schedule.subscribe,
}

export default agenda
