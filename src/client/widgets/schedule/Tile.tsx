import { useRef } from 'react'
import { classes, Empty, Icon, useFittingRows, WidgetTitle } from '../../kit/components.ts'
import { openApp } from '../../kit/desktop.ts'
import { useDocument } from '../../kit/documents.ts'
import { check, checklist } from '../../kit/icons.ts'
import { useLanguage } from '../../kit/text.ts'
import { useNow } from '../../kit/time.ts'
import type { TileProps } from '../../kit/widget.ts'
import { finishTodo } from './actions.ts'
import { schedule } from './document.ts'
import { shortDueText } from './due-text.ts'
import { readAgenda } from './kernel/lists.ts'
import { timeAt } from './kernel/todo-time.ts'
import { useMessages } from './messages.ts'
import { isOverdue, type PlacedTodo } from './model.ts'
import styles from './Tile.module.css'

const ROW_PX = 24

/** The todos, the next ones first: as many rows as fit; in one row of cells the next one; in one column their number. */
export default function Tile({ rows, columns }: TileProps) {
  const now = useNow(timeAt) // by the minute: a time becomes overdue
  const todos = readAgenda(
    useDocument(schedule, (value) => value),
    now,
  )
  const open = todos.filter(({ finish }) => !finish)
  if (columns === 1) return <Badge count={open.length} tall={rows > 1} />
  if (rows === 1) return <Strip todo={open[0]} count={open.length} now={now} />
  return <List todos={todos} now={now} rows={rows} />
}

interface ListProps {
  readonly todos: readonly PlacedTodo[]
  readonly now: Date
  readonly rows: number
}

function List({ todos, now, rows }: ListProps) {
  const messages = useMessages()
  const list = useRef<HTMLDivElement>(null)
  const fitting = useFittingRows(list, ROW_PX, rows * 2)
  const done = todos.filter(({ finish }) => finish).length
  return (
    <div className={styles.list}>
      <WidgetTitle
        aside={
          todos.length === 0 ? undefined : (
            <span className={styles.count} title={messages('doneOf', { count: done, total: todos.length })}>
              {done} / {todos.length}
            </span>
          )
        }
      >
        {messages('name')}
      </WidgetTitle>
      <div ref={list} className={styles.rows}>
        {todos.length === 0 ? (
          <Empty
            title={messages('empty')}
            action={{ label: messages('add'), run: () => openApp({ app: 'schedule' }) }}
          />
        ) : null}
        <ul>
          {todos.slice(0, fitting).map((todo) => (
            <li key={todo.id} className={classes(styles.row, todo.finish && styles.done)}>
              <Check todo={todo} />
              <span className={styles.name}>{todo.name}</span>
              <Due todo={todo} now={now} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

interface TodoProps {
  readonly todo: PlacedTodo
}

/** Finishes a todo on the tile, and takes it back. */
function Check({ todo: { id, name, finish } }: TodoProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a round box of the tile's own, named by its todo
    <button
      type="button"
      role="checkbox"
      aria-checked={finish}
      aria-label={name}
      className={styles.check}
      onClick={() => finishTodo(id, !finish)}
    >
      <span className={styles.box}>{finish ? <Icon path={check} size={9} /> : null}</span>
    </button>
  )
}

function Due({ todo, now }: TodoProps & { readonly now: Date }) {
  const language = useLanguage()
  if (todo.time === '') return null
  return (
    <time data-daily="" className={classes(styles.due, isOverdue(todo, now) && styles.overdue)}>
      {shortDueText(todo.time, now, language)}
    </time>
  )
}

interface StripProps {
  readonly todo: PlacedTodo | undefined
  readonly count: number
  readonly now: Date
}

function Strip({ todo, count, now }: StripProps) {
  const messages = useMessages()
  if (todo === undefined) {
    return (
      <>
        <Icon path={checklist} size={20} className={styles.mark} />
        <span className={styles.stripText}>{messages('empty')}</span>
      </>
    )
  }
  return (
    <>
      <Check todo={todo} />
      <div className={styles.stripText}>
        <small>{todo.time === '' ? messages('openCount', { count }) : <Due todo={todo} now={now} />}</small>
        <span>{todo.name}</span>
      </div>
    </>
  )
}

/** One cell, or a column of them: the app's picture and how many todos are unfinished. */
function Badge({ count, tall }: { readonly count: number; readonly tall: boolean }) {
  const messages = useMessages()
  const label = messages('openCount', { count })
  return (
    <div className={classes(styles.picture, tall && styles.tall)} role="img" aria-label={label}>
      <Icon path={checklist} size={26} />
      {count > 0 ? <b className={styles.badge}>{count > 99 ? '99+' : count}</b> : null}
    </div>
  )
}
