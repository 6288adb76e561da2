import { useRef } from 'react'
import { classes, Empty, Icon, useFittingRows, WidgetTitle } from '../../kit/components.ts'
import { openApp } from '../../kit/desktop.ts'
import { useDocument } from '../../kit/documents.ts'
import { alert, check, checklist, repeat } from '../../kit/icons.ts'
import { timeAt } from '../../kit/rules.ts'
import { civilTimeText, shortCivilTimeText, useLanguage } from '../../kit/text.ts'
import { useNow } from '../../kit/time.ts'
import type { TileProps } from '../../kit/widget.ts'
import { finishTodo } from './actions.ts'
import { schedule } from './document.ts'
import { readAgenda, type TileSection } from './kernel/lists.ts'
import { tileLines } from './kernel/tile-lines.ts'
import { PriorityMark } from './list/PriorityMark.tsx'
import { useMessages } from './messages.ts'
import { isOverdue, type PlacedTodo } from './model.ts'
import styles from './Tile.module.css'

/** A row, where there is much room a higher one. */
const ROW_PX = { small: 24, large: 30 } as const
/** Cells from which on a tile says more of each todo, and has headings. */
const LARGE = 4

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

function List({ sections, now, rows, columns }: ListProps) {
  const messages = useMessages()
  const list = useRef<HTMLDivElement>(null)
  const isLarge = rows >= LARGE
  const isWide = columns >= LARGE
  const fitting = useFittingRows(list, isLarge ? ROW_PX.large : ROW_PX.small, rows * 2)
  const total = sections.reduce((sum, { todos }) => sum + todos.length, 0)
  const done = sections.find(({ id }) => id === 'finished')?.todos.length ?? 0
  return (
    <div className={classes(styles.list, isLarge && styles.large)}>
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
      <div ref={list} className={styles.rows}>
        {total === 0 ? (
          <Empty
            title={messages('empty')}
            action={{ label: messages('add'), run: () => openApp({ app: 'schedule' }) }}
          />
        ) : null}
        <ul>
          {tileLines(sections, fitting, isLarge).map((line) =>
            line.kind === 'heading' ? (
              <li key={line.id} className={styles.heading}>
                {messages(line.id)}
              </li>
            ) : (
              <li key={line.todo.id} className={classes(styles.row, line.todo.finish && styles.done)}>
                <Check todo={line.todo} />
                {columns > 2 ? <PriorityMark priority={line.todo.priority} /> : null}
                <span className={styles.name}>{line.todo.name}</span>
                {isWide ? <More todo={line.todo} /> : null}
                <Due todo={line.todo} now={now} isLong={isWide} />
              </li>
            ),
          )}
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

/** What a wide tile has room for: the subtasks that are done, and the group that has a name of its own. */
function More({ todo: { subtasks, group } }: TodoProps) {
  return (
    <>
      {subtasks.length === 0 ? null : (
        <small className={styles.more}>
          {subtasks.filter(({ finish }) => finish).length}/{subtasks.length}
        </small>
      )}
      {group.name === '' ? null : <small className={classes(styles.more, styles.group)}>{group.name}</small>}
    </>
  )
}

interface DueProps extends TodoProps {
  readonly now: Date
  /** Whether there is room for day and minute, and for marks. */
  readonly isLong?: boolean
}

function Due({ todo, now, isLong = false }: DueProps) {
  const language = useLanguage()
  if (todo.time === '') return null
  const overdue = isOverdue(todo, now)
  return (
    <time data-daily="" className={classes(styles.due, overdue && styles.overdue)}>
      {isLong && todo.recurrence !== null && !todo.finish ? <Icon path={repeat} size={12} /> : null}
      {overdue ? <Icon path={alert} size={12} /> : null}
      {isLong ? civilTimeText(todo.time, now, language) : shortCivilTimeText(todo.time, now, language)}
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
