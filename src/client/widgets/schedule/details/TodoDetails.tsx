import { useEffect, useId, useRef } from 'react'
import { localDay } from '../../../../shared/lib/calendar/calendar-day.ts'
import { Button, Card, IconButton, RecurrenceRows, Row, Segmented, Select } from '../../../kit/components.ts'
import { close, trash } from '../../../kit/icons.ts'
import { isComposing, regainFocus } from '../../../kit/interaction.ts'
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
  const pane = useRef<HTMLElement>(null)
  const title = useId()
  useEffect(() => {
    // in a small window the details take the list's place
    pane.current?.focus()
  }, [])
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
    <section
      ref={pane}
      tabIndex={-1}
      aria-labelledby={title}
      className={styles.pane}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return
        event.stopPropagation() // Esc closes the details, not the window
        leave()
      }}
    >
      <header className={styles.header}>
        <h3 id={title}>{messages('details')}</h3>
        <IconButton icon={close} label={messages('closeDetails')} iconSize={16} onClick={leave} />
      </header>
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
        <NoteRow todo={todo} />
      </Card>
      <Button kind="text" size="s" icon={trash} className={styles.delete} onClick={remove}>
        {messages('delete')}
      </Button>
    </section>
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

interface FieldProps {
  readonly todo: PlacedTodo
}

function NoteRow({ todo: { id, note } }: FieldProps) {
  const messages = useMessages()
  const field = useId()
  return (
    <Row
      label={messages('note')}
      control={field}
      below={
        <textarea
          id={field}
          className={styles.note}
          placeholder={messages('noteHint')}
          maxLength={LIMITS.note}
          rows={5}
          value={note}
          onChange={({ currentTarget }) => changeTodoBy(id, { note: currentTarget.value })}
        />
      }
    />
  )
}
