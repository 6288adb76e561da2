import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { Button, classes, Empty, Icon, SortableList, TextField } from '../../../kit/components.ts'
import { chevronRight, note as noteIcon, plus } from '../../../kit/icons.ts'
import { dataSelector, isComposing, regainFocus } from '../../../kit/interaction.ts'
import { useLanguage } from '../../../kit/text.ts'
import { addToList, finishTodo, removeFinished } from '../actions.ts'
import { schedule } from '../document.ts'
import { dueText } from '../due-text.ts'
import { groupOfList, type ListId, readList } from '../kernel/lists.ts'
import { useMessages } from '../messages.ts'
import { isOverdue, LIMITS, moveTodo, type PlacedTodo, type Schedule } from '../model.ts'
import { keepDraft, shown, showTodo } from '../shown.ts'
import { ReminderMenuButton } from './ReminderMenuButton.tsx'
import styles from './TodoListView.module.css'
import { useGrowing } from './use-growing.ts'

interface TodoListViewProps {
  readonly value: Schedule
  readonly list: ListId
  readonly now: Date
}

/** One list: a field that adds to it, the unfinished todos, which a group's are sorted by hand, and the finished ones. */
export function TodoListView({ value, list, now }: TodoListViewProps) {
  const messages = useMessages()
  const { open, finished } = readList(value, list, now)
  const group = value.todoList.find(({ id }) => id === groupOfList(list))
  const title =
    group === undefined ? messages(list === 'today' ? 'today' : 'all') : group.name || messages('firstGroup')
  const section = useRef<HTMLElement>(null)
  const clear = () => {
    removeFinished(finished.map((todo) => todo.id))
    regainFocus(() => section.current)
  }
  return (
    <section ref={section} className={styles.main} aria-label={title} tabIndex={-1} data-todos="">
      <header className={styles.header}>
        <h2 className={styles.title}>{title}</h2>
        <ReminderMenuButton value={value} />
      </header>
      <AddField list={list} />
      <div className={styles.scroll}>
        {open.length + finished.length === 0 ? (
          <div className={styles.empty}>
            <Empty fit="page" title={messages('empty')} hint={messages('emptyHint')} />
          </div>
        ) : null}
        <Todos label={title} todos={open} now={now} group={group?.id} />
        {finished.length > 0 ? (
          <>
            <div className={styles.divider}>
              <h3>{messages('finishedCount', { count: finished.length })}</h3>
              <Button kind="text" size="s" onClick={clear}>
                {messages('clearFinished')}
              </Button>
            </div>
            <Todos label={messages('finished')} todos={finished} now={now} group={group?.id} />
          </>
        ) : null}
      </div>
    </section>
  )
}

/** Adds what is typed by Enter, not while an input method composes. */
function AddField({ list }: { readonly list: ListId }) {
  const messages = useMessages()
  const text = useStore(shown, ({ draft }) => draft)
  const add = () => {
    if (text.trim() !== '' && addToList(list, text)) keepDraft('')
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return
    event.preventDefault()
    add()
  }
  return (
    <TextField
      label={messages('add')}
      placeholder={messages('add')}
      icon={plus}
      compact
      className={styles.add}
      value={text}
      maxLength={LIMITS.name}
      autoComplete="off"
      onChange={({ currentTarget }) => keepDraft(currentTarget.value)}
      onKeyDown={press}
      trailing={
        text.trim() === '' ? undefined : (
          <Button kind="text" size="s" onClick={add}>
            {messages('addButton')}
          </Button>
        )
      }
    />
  )
}

interface TodosProps {
  readonly label: string
  readonly todos: readonly PlacedTodo[]
  readonly now: Date
  /** The group that is shown; undefined in a smart list, where each todo names its own. */
  readonly group: string | undefined
}

function Todos({ label, todos, now, group }: TodosProps) {
  const place = useRef<HTMLDivElement>(null)
  const refocus = useRef<string>(undefined)
  const [drawn, end] = useGrowing(todos.length)
  useLayoutEffect(() => {
    // a todo that goes to the other list takes the focus with it
    if (refocus.current === undefined) return
    place.current?.querySelector<HTMLElement>(dataSelector('focus-stop', refocus.current))?.focus()
    refocus.current = undefined
  })
  if (todos.length === 0) return null
  const toggle = (id: string) => {
    const at = todos.findIndex((todo) => todo.id === id)
    refocus.current = (todos[at + 1] ?? todos[at - 1])?.id
    finishTodo(id, todos[at]?.finish === false)
  }
  return (
    <div ref={place} className={styles.todos}>
      <SortableList
        label={label}
        items={todos.slice(0, drawn).map((todo) => ({
          id: todo.id,
          label: todo.name,
          on: todo.finish,
          movable: group !== undefined && !todo.finish,
          trailing: <DetailsButton todo={todo} now={now} withGroup={group === undefined} />,
        }))}
        onToggle={toggle}
        onMove={(id, to) => schedule.update((value) => moveTodo(value, id, to))}
      />
      {drawn < todos.length ? <div ref={end} /> : null}
    </div>
  )
}

interface DetailsButtonProps {
  readonly todo: PlacedTodo
  readonly now: Date
  readonly withGroup: boolean
}

/** When a todo is due, and the way to its details. */
function DetailsButton({ todo, now, withGroup }: DetailsButtonProps) {
  const messages = useMessages()
  const language = useLanguage()
  const { id, name, time, note, group } = todo
  const due = time === '' ? messages('noTime') : dueText(time, now, language)
  return (
    <button
      type="button"
      className={styles.details}
      aria-label={messages('detailsOf', { name, due })}
      data-todo={id}
      onClick={() => showTodo(id)}
    >
      {note === '' ? null : <Icon path={noteIcon} size={14} />}
      {withGroup ? <span className={styles.group}>{group.name || messages('firstGroup')}</span> : null}
      <span className={classes(styles.due, isOverdue(todo, now) && styles.overdue)}>{due}</span>
      <Icon path={chevronRight} size={14} />
    </button>
  )
}
