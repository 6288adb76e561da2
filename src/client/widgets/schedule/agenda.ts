import { isoDay, parseIsoDay } from '../../../shared/lib/calendar/iso-day.ts'
import { openApp } from '../../kit/desktop.ts'
import type { Agenda } from '../../kit/widget.ts'
import { schedule } from './document.ts'
import { dayOfTime, minuteOfTime } from './kernel/todo-time.ts'
import { todosOf } from './model.ts'
import { revealTodo } from './shown.ts'

/** The todos with a time, by their days. */
const agenda: Agenda = {
  entriesBetween: (first, last) =>
    todosOf(schedule.get()).flatMap(({ id, name, time, finish, group }) => {
      const day = parseIsoDay(dayOfTime(time))
      if (day === undefined || dayOfTime(time) < isoDay(first) || dayOfTime(time) > isoDay(last)) return []
      const open = () => {
        revealTodo(group.id, id)
        openApp({ app: 'schedule' })
      }
      return [{ id, title: name, day, time: minuteOfTime(time), isDone: finish, open }]
    }),
  subscribe: schedule.subscribe,
}

export default agenda
