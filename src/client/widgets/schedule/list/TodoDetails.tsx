import { useEffect, useId, useRef, useState } from 'react'
import { Button, Card, IconButton, Row, Select, TextRow } from '../../../kit/components.ts'
import { close, trash } from '../../../kit/icons.ts'
import { isComposing, regainFocus } from '../../../kit/interaction.ts'
import { changeTodoBy, removeTodo } from '../actions.ts'
import { schedule } from '../document.ts'
import { dayAt, dayOfTime, joinTime, minuteOfTime, type TodoTime } from '../kernel/todo-time.ts'
import { useMessages } from '../messages.ts'
import { LIMITS, moveToGroup, type PlacedTodo, type TodoGroup } from '../model.ts'
import { showTodo } from '../shown.ts'
import styles from './TodoDetails.module.css'

interface TodoDetailsProps {
  readonly todo: PlacedTodo
  readonly groups: readonly TodoGroup[]
}

/** All of a todo: name, day and minute, group and note; each change is kept at once. */
export function TodoDetails({ todo, groups }: TodoDetailsProps) {
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
        <NameField todo={todo} />
      </Card>
      <Card>
        <TimeRow todo={todo} />
        {groups.length > 1 ? (
          <Select
            label={messages('group')}
            value={todo.group.id}
            options={groups.map(({ id, name }) => ({ value: id, label: name || messages('firstGroup') }))}
            onChange={(group) => schedule.update((now) => moveToGroup(now, todo.id, group))}
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

/** A name may be emptied while it is typed; left empty, it is the old one again. */
function NameField({ todo: { id, name } }: FieldProps) {
  const messages = useMessages()
  const [isEmpty, setEmpty] = useState(false)
  return (
    <TextRow
      label={messages('todo')}
      value={isEmpty ? '' : name}
      max={LIMITS.name}
      onChange={(typed) => {
        setEmpty(typed.trim() === '')
        changeTodoBy(id, { name: typed })
      }}
      onBlur={() => setEmpty(false)}
    />
  )
}

function TimeRow({ todo: { id, time } }: FieldProps) {
  const messages = useMessages()
  const change = (to: TodoTime) => changeTodoBy(id, { time: to })
  const today = () => dayAt(new Date())
  return (
    <Row
      label={messages('time')}
      hint={time === '' ? messages('noTime') : undefined}
      below={
        <div className={styles.time}>
          <TimeInput
            type="date"
            label={messages('day')}
            value={dayOfTime(time)}
            onChange={(day) => change(joinTime(day, day === '' ? '' : minuteOfTime(time), today()))}
          />
          <TimeInput
            type="time"
            label={messages('minute')}
            value={minuteOfTime(time)}
            onChange={(minute) => change(joinTime(dayOfTime(time), minute, today()))}
          />
        </div>
      }
    >
      {time === '' ? null : (
        <IconButton icon={close} size={28} iconSize={14} label={messages('clearTime')} onClick={() => change('')} />
      )}
    </Row>
  )
}

interface TimeInputProps {
  readonly type: 'date' | 'time'
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** The browser's own input. While its parts are typed it is incomplete: it is read when it is whole, or left. */
function TimeInput({ type, label, value, onChange }: TimeInputProps) {
  const [draft, setDraft] = useState<string>()
  return (
    <input
      type={type}
      className={styles.input}
      aria-label={label}
      {...(type === 'date' && { min: '1900-01-01', max: '9999-12-31' })}
      value={draft ?? value}
      onChange={({ currentTarget: { value: typed, validity } }) => {
        setDraft(typed)
        if (typed !== '' && validity.valid) onChange(typed)
      }}
      onBlur={({ currentTarget: { value: left, validity } }) => {
        setDraft(undefined)
        if (draft !== undefined && left !== value && validity.valid) onChange(left)
      }}
    />
  )
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
