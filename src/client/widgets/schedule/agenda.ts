import { type CalendarDay, dayNumber } from '../../../shared/lib/calendar/calendar-day.ts'
import { openApp } from '../../kit/desktop.ts'
import { calendarDayOf, minuteOfTime, occurrencesBetween } from '../../kit/rules.ts'
import type { Agenda } from '../../kit/widget.ts'
import { addToList } from './actions.ts'
import { schedule } from './document.ts'
import { type Todo, todosOf } from './model.ts'
import { revealTodo } from './shown.ts'

/** The days of a todo between two days: its own, and those on which it comes again. */
function daysOf(
  { time, recurrence, putOffFrom, finish }: Todo,
  first: CalendarDay,
  last: CalendarDay,
): readonly CalendarDay[] {
  const day = calendarDayOf(putOffFrom || time)
  if (day === undefined) return []
  if (recurrence !== null && !finish) return occurrencesBetween(recurrence, day, first, last)
  const number = dayNumber(day)
  return number >= dayNumber(first) && number <= dayNumber(last) ? [day] : []
}

/** The todos with a time, by their days. */
const agenda: Agenda = {
  entriesBetween: (first, last) =>
    todosOf(schedule.get()).flatMap((todo) => {
      const { id, name, time, putOffFrom, finish, group } = todo
      const open = () => {
        revealTodo(group.id, id)
        openApp({ app: 'schedule' })
      }
      return daysOf(todo, first, last).map((day, index) => ({
        ...{
          id: index === 0 ? id : `${id}@${index}`,
          title: name,
          day,
          time: minuteOfTime(putOffFrom || time),
          isDone: finish,
          open,
        },
      }))
    }),
  subscribe: schedule.subscribe,
  addTodo: ({ title, time, recurrence }) => addToList('all', title, { time, recurrence }),
}

export default agenda
