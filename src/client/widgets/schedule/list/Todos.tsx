import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { classes, Icon, SortableList } from '../../../kit/components.ts'
import { alert, checklist, chevronRight, note as noteIcon, repeat } from '../../../kit/icons.ts'
import { dataSelector, dataValue } from '../../../kit/interaction.ts'
import { recurrenceText } from '../../../kit/rules.ts'
import { civilTimeText, minuteText, useLanguage } from '../../../kit/text.ts'
import { finishTodo, removeTodo } from '../actions.ts'
import { schedule } from '../document.ts'
import { useMessages } from '../messages.ts'
import { isOverdue, moveTodo, type PlacedTodo } from '../model.ts'
import { showTodo } from '../shown.ts'
import { PriorityMark } from './PriorityMark.tsx'
import styles from './Todos.module.css'
import { useGrowing } from './use-growing.ts'
import { useSwipe } from './use-swipe.ts'

interface TodosProps {
  readonly label: string
  readonly todos: readonly PlacedTodo[]
  readonly now: Date
  /** Whether they are in the order that their user gives them by hand. */
  readonly movable?: boolean
  /** Whether each names its group. */
  readonly withGroup: boolean
  /** The day under whose heading they stand, `YYYY-MM-DD`: they tell their minutes alone. */
  readonly day?: string | undefined
}

/** Todos as rows: checked by a click, opened at their end, swiped by touch, deleted by the Delete key. */
export function Todos({ label, todos, now, movable = false, withGroup, day }: TodosProps) {
  const messages = useMessages()
  const place = useRef<HTMLDivElement>(null)
  const refocus = useRef<string>(undefined)
  const [drawn, end] = useGrowing(todos.length)
  useLayoutEffect(() => {
    // a todo that goes to another list takes the focus with it
    if (refocus.current === undefined) return
    place.current?.querySelector<HTMLElement>(dataSelector('focus-stop', refocus.current))?.focus()
    refocus.current = undefined
  })
  const idBeside = (id: string) => {
    const at = todos.findIndex((todo) => todo.id === id)
    return (todos[at + 1] ?? todos[at - 1])?.id
  }
  const toggle = (id: string) => {
    const todo = todos.find((one) => one.id === id)
    if (todo === undefined) return
    refocus.current = todo.recurrence === null ? idBeside(id) : id
    finishTodo(id, !todo.finish)
  }
  const swipe = useSwipe({
    labels: { finish: messages('complete'), delete: messages('swipeDelete') },
    onSwipe: (id, action) => (action === 'delete' ? removeTodo(id) : toggle(id)),
  })
  const removeByKey = (event: KeyboardEvent) => {
    const id = event.target instanceof Element ? dataValue(event.target, 'focus-stop') : undefined
    if (event.key !== 'Delete' || id === undefined) return
    refocus.current = idBeside(id)
    removeTodo(id)
  }
  if (todos.length === 0) return null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the keys and touches of the rows in it
    <div ref={place} className={styles.todos} onKeyDown={removeByKey} {...swipe}>
      <SortableList
        label={label}
        items={todos.slice(0, drawn).map((todo) => ({
          id: todo.id,
          label: todo.name,
          content: <Name todo={todo} />,
          on: todo.finish,
          movable: movable && !todo.finish,
          trailing: <DetailsButton todo={todo} now={now} withGroup={withGroup} day={day} />,
        }))}
        onToggle={toggle}
        onMove={(id, to) => schedule.update((value) => moveTodo(value, id, to))}
      />
      {drawn < todos.length ? <div ref={end} /> : null}
    </div>
  )
}

interface TodoProps {
  readonly todo: PlacedTodo
}

function Name({ todo: { name, priority } }: TodoProps) {
  return (
    <span className={styles.label}>
      <PriorityMark priority={priority} />
      <span className={styles.name}>{name}</span>
    </span>
  )
}

type DetailsButtonProps = TodoProps & Pick<TodosProps, 'now' | 'withGroup' | 'day'>

/** When a todo is due and what else it has, and the way to its details. */
function DetailsButton({ todo, now, withGroup, day }: DetailsButtonProps) {
  const messages = useMessages()
  const language = useLanguage()
  const { id, name, time, note, group, recurrence, finish } = todo
  const due = time === '' ? '' : civilTimeText(time, now, language)
  const shownDue = day === undefined ? due : minuteText(time, language)
  const overdue = isOverdue(todo, now)
  const { count, total } = countDone(todo)
  const comma = messages('comma')
  return (
    <button type="button" className={styles.details} data-todo={id} onClick={() => showTodo(id)}>
      <span className={styles.said}>{messages('detailsOf', { name }) + comma}</span>
      {total === 0 ? null : (
        <span className={styles.count}>
          <Icon path={checklist} size={14} />
          <span className={styles.said}>{messages('subtasks')}</span>
          {count}/{total}
          <span className={styles.said}>{comma}</span>
        </span>
      )}
      {note === '' ? null : <Icon path={noteIcon} size={14} />}
      {withGroup ? (
        <span className={styles.group}>
          {group.name || messages('firstGroup')}
          <span className={styles.said}>{comma}</span>
        </span>
      ) : null}
      {recurrence === null || finish ? null : (
        <>
          <Icon path={repeat} size={14} />
          <span className={styles.said}>{recurrenceText(recurrence, language) + comma}</span>
        </>
      )}
      {time === '' ? <span className={styles.said}>{messages('noTime')}</span> : null}
      {shownDue === '' ? null : (
        <span className={classes(styles.due, overdue && styles.overdue)}>
          {overdue ? <Icon path={alert} size={14} /> : null}
          {overdue ? <span className={styles.said}>{messages('overdue') + comma}</span> : null}
          {shownDue}
        </span>
      )}
      <Icon path={chevronRight} size={14} />
    </button>
  )
}

const countDone = ({ subtasks }: PlacedTodo) => ({
  count: subtasks.filter(({ finish }) => finish).length,
  total: subtasks.length,
})
