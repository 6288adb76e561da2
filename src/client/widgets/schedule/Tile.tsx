import { useRef } from 'react'
import { classes, Empty, Icon, useWholeItems, WidgetTitle } from '../../kit/components.ts'
import { openApp } from '../../kit/desktop.ts'
import { useDocument } from '../../kit/documents.ts'
import { alert, check, checklist, repeat } from '../../kit/icons.ts'
import { timeAt } from '../../kit/rules.ts'
import { civilTimeText, shortCivilTimeText, shortDayAndMinuteText, useLanguage } from '../../kit/text.ts'
import { useNow } from '../../kit/time.ts'
import type { TileProps } from '../../kit/widget.ts'
import { finishTodo } from './actions.ts'
import { schedule } from './document.ts'
import { readAgenda, type TileSection } from './kernel/lists.ts'
import { type TileLine, tileLines } from './kernel/tile-lines.ts'
import { PriorityMark } from './list/PriorityMark.tsx'
import { useMessages } from './messages.ts'
import { isOverdue, type PlacedTodo } from './model.ts'
import styles from './Tile.module.css'

/** Cells from which on a tile says more of each todo, and has headings and names of two lines. */
const LARGE = 4
/** Lines that no row of cells has room for. */
const MOST_LINES = 3

/** The todos, the next ones first: as many rows as fit; in one row of cells the next one; in one column their number. */
export default function Tile({ rows, columns }: TileProps) {
  const now = useNow(timeAt) // by the minute: a time becomes overdue
  const sections = readAgenda(
    useDocument(schedule, (value) => value),
    now,
  )
  const open = sections.flatMap(({ id, todos }) => (id === 'finished' ? [] : todos))
  if (columns === 1) return <Badge count={open.length} tall={rows > 1} />
  if (rows === 1) return <Strip todo={open[0]} count={open.length} now={now} />
  return <List sections={sections} now={now} rows={rows} columns={columns} />
}

interface ListProps extends Pick<TileProps, 'rows' | 'columns'> {
  readonly sections: readonly TileSection[]
  readonly now: Date
}

/** As many of them as are whole: in two columns a date stands below its name, in large tiles names take two lines. */
function List({ sections, now, rows, columns }: ListProps) {
  const frame = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const isLarge = rows >= LARGE
  const isNarrow = !isLarge && columns === 2
  const lines = tileLines(sections, rows * MOST_LINES, isLarge)
  const shown = tileLines(sections, useWholeItems(frame, list, rows), isLarge).length
  return (
    <div className={classes(styles.list, isLarge && styles.large, isNarrow && styles.narrow)}>
      <Title sections={sections} />
      <div ref={frame} className={styles.rows}>
        {sections.length === 0 ? <Nothing /> : null}
        <ul ref={list}>
          {lines.map((line, at) => (
            <Line
              key={keyOf(line)}
              line={line}
              now={now}
              isWide={columns >= LARGE}
              isNarrow={isNarrow}
              isHidden={at >= shown}
            />
          ))}
        </ul>
      </div>
    </div>
  )
}

const keyOf = (line: TileLine) => (line.kind === 'heading' ? line.id : line.todo.id)

/** The name of the tile, and how much of it all is done. */
function Title({ sections }: Pick<ListProps, 'sections'>) {
  const messages = useMessages()
  const total = sections.reduce((sum, { todos }) => sum + todos.length, 0)
  const done = sections.find(({ id }) => id === 'finished')?.todos.length ?? 0
  return (
    <WidgetTitle
      aside={
        total === 0 ? undefined : (
          <span className={styles.count} title={messages('doneOf', { count: done, total })}>
            {done} / {total}
          </span>
        )
      }
    >
      {messages('name')}
    </WidgetTitle>
  )
}

function Nothing() {
  const messages = useMessages()
  return (
    <Empty title={messages('empty')} action={{ label: messages('add'), run: () => openApp({ app: 'schedule' }) }} />
  )
}

interface LineProps {
  readonly line: TileLine
  readonly now: Date
  readonly isWide: boolean
  /** Whether its date has a line of its own. */
  readonly isNarrow: boolean
  readonly isHidden?: boolean
}

function Line({ line, now, isWide, isNarrow, isHidden = false }: LineProps) {
  const messages = useMessages()
  if (line.kind === 'heading')
    return (
      <li className={classes(styles.heading, line.id === 'overdue' && styles.overdue)} inert={isHidden}>
        {messages(line.id)}
      </li>
    )
  const { todo } = line
  return (
    <li className={classes(styles.row, todo.finish && styles.done)} inert={isHidden}>
      <Check todo={todo} />
      <PriorityMark priority={todo.priority} />
      <span className={styles.name} title={todo.name}>
        {todo.name}
      </span>
      {isWide ? <More todo={todo} /> : null}
      <Due todo={todo} now={now} isLong={isWide || isNarrow} />
    </li>
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

/** What a wide tile has room for: how many subtasks are done. */
function More({ todo: { subtasks } }: TodoProps) {
  if (subtasks.length === 0) return null
  return (
    <small className={styles.more}>
      {subtasks.filter(({ finish }) => finish).length}/{subtasks.length}
    </small>
  )
}

interface DueProps extends TodoProps {
  readonly now: Date
  /** Whether there is room for day and minute, and for marks. */
  readonly isLong?: boolean
}

function Due({ todo, now, isLong = false }: DueProps) {
  const language = useLanguage()
  const messages = useMessages()
  if (todo.time === '') return null
  const overdue = isOverdue(todo, now)
  return (
    <time
      data-daily=""
      className={classes(styles.due, overdue && styles.overdue)}
      title={civilTimeText(todo.time, now, language)}
    >
      {isLong && todo.recurrence !== null && !todo.finish ? <Icon path={repeat} size={12} /> : null}
      {isLong && overdue ? <Icon path={alert} size={12} /> : null}
      {overdue ? <span className={styles.said}>{messages('overdue') + messages('comma')}</span> : null}
      {(isLong ? shortDayAndMinuteText : shortCivilTimeText)(todo.time, now, language)}
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
        <small>{todo.time === '' ? messages('openCount', { count }) : <Due todo={todo} now={now} isLong />}</small>
        <span title={todo.name}>{todo.name}</span>
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
