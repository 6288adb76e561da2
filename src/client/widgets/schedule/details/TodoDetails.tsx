import { localDay } from '../../../../shared/lib/calendar/calendar-day.ts'
import { Card, DetailsPane, RecurrenceRows, Segmented, Select, TextAreaRow } from '../../../kit/components.ts'
import { regainFocus } from '../../../kit/interaction.ts'
import { calendarDayOf } from '../../../kit/rules.ts'
import { changeTodoBy, removeTodo } from '../actions.ts'
import { schedule } from '../document.ts'
import { useMessages } from '../messages.ts'
import { LIMITS, moveToGroup, type PlacedTodo, PRIORITIES, type TodoGroup } from '../model.ts'
import { showTodo } from '../shown.ts'
import { NameField } from './NameField.tsx'
import { Subtasks } from './Subtasks.tsx'
import { TimeRow } from './TimeRow.tsx'
import styles from './TodoDetails.module.css'

interface TodoDetailsProps {
  readonly todo: PlacedTodo
  readonly groups: readonly TodoGroup[]
  readonly now: Date
}

/** All of a todo: name, subtasks, time and repetition, priority, group and note; each change is kept at once. */
export function TodoDetails({ todo, groups, now }: TodoDetailsProps) {
  const messages = useMessages()
  const leave = () => {
    showTodo(undefined)
    regainFocus(() => rowOf(todo.id))
  }
  const remove = () => {
    const beside = idBeside(todo.id)
    removeTodo(todo.id)
    regainFocus(() => (beside === undefined ? document.querySelector('[data-todos]') : rowOf(beside)))
  }
  return (
    <DetailsPane
      title={messages('details')}
      closeLabel={messages('closeDetails')}
      onClose={leave}
      remove={{ label: messages('delete'), run: remove }}
      className={styles.pane}
    >
      <Card>
        <NameField todo={todo} now={now} />
      </Card>
      <Card>
        <Subtasks todo={todo} />
      </Card>
      <Card>
        <TimeRow todo={todo} />
        <RecurrenceRows
          day={calendarDayOf(todo.time) ?? localDay(now)}
          recurrence={todo.recurrence}
          counted="left"
          onChange={(recurrence) => changeTodoBy(todo.id, { recurrence })}
        />
      </Card>
      <Card>
        <Segmented
          label={messages('priority')}
          value={todo.priority}
          options={PRIORITIES.map((value) => ({ value, label: messages(`priority.${value}`) }))}
          onChange={(priority) => changeTodoBy(todo.id, { priority })}
        />
        {groups.length > 1 ? (
          <Select
            label={messages('group')}
            value={todo.group.id}
            options={groups.map(({ id, name }) => ({ value: id, label: name || messages('firstGroup') }))}
            onChange={(group) => schedule.update((value) => moveToGroup(value, todo.id, group))}
          />
        ) : null}
      </Card>
      <Card>
        <TextAreaRow
          label={messages('note')}
          placeholder={messages('noteHint')}
          value={todo.note}
          max={LIMITS.note}
          rows={5}
          onChange={(note) => changeTodoBy(todo.id, { note })}
        />
      </Card>
    </DetailsPane>
  )
}

/** The button of a todo's row that opens its details. */
const rowOf = (id: string) => document.querySelector<HTMLElement>(`[data-todo="${CSS.escape(id)}"]`)

/** The todo in the row after that of another, else before it. */
function idBeside(id: string): string | undefined {
  const ids = [...document.querySelectorAll('[data-todo]')].map((row) => row.getAttribute('data-todo') ?? '')
  const at = ids.indexOf(id)
  return ids[at + 1] ?? ids[at - 1]
}
