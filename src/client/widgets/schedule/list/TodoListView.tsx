import { useRef, useState } from 'react'
import { Button, classes, Empty, SearchField } from '../../../kit/components.ts'
import { regainFocus } from '../../../kit/interaction.ts'
import { dayHeading, useEntryFilter, useLanguage } from '../../../kit/text.ts'
import { removeFinished } from '../actions.ts'
import { dayOfSection, groupOfList, type ListId, type ListSection, type ReadList, readList } from '../kernel/lists.ts'
import { useMessages } from '../messages.ts'
import { countTodos, type PlacedTodo, type Schedule, todosOf } from '../model.ts'
import { AddField } from './AddField.tsx'
import { OrderMenuButton } from './OrderMenuButton.tsx'
import { ReminderMenuButton } from './ReminderMenuButton.tsx'
import styles from './TodoListView.module.css'
import { Todos } from './Todos.tsx'

interface TodoListViewProps {
  readonly value: Schedule
  readonly list: ListId
  readonly now: Date
}

/** Todos from which on they are searched rather than looked through. */
const MANY = 12
const SEARCH_LENGTH = 60

/** One list: a field that adds to it, the unfinished todos in sections, and the finished ones; or what is searched for. */
export function TodoListView({ value, list, now }: TodoListViewProps) {
  const messages = useMessages()
  const [query, setQuery] = useState('')
  const group = value.todoList.find(({ id }) => id === groupOfList(list))
  const title = useListTitle(value, list)
  const section = useRef<HTMLElement>(null)
  const isSearching = query.trim() !== ''
  return (
    <section ref={section} className={styles.main} aria-label={title} tabIndex={-1} data-todos="">
      <header className={styles.header}>
        <h2 className={styles.title}>{title}</h2>
        <div className={styles.tools}>
          {countTodos(value) < MANY ? null : (
            <SearchField
              label={messages('search')}
              maxLength={SEARCH_LENGTH}
              onSearch={setQuery}
              compact
              className={styles.search}
            />
          )}
          {group === undefined ? null : <OrderMenuButton group={group} />}
          <ReminderMenuButton value={value} />
        </div>
      </header>
      {isSearching ? null : <AddField list={list} now={now} />}
      <div className={styles.scroll}>
        {isSearching ? (
          <Found value={value} query={query} now={now} />
        ) : (
          <Sections
            value={value}
            list={list}
            read={readList(value, list, now)}
            now={now}
            onCleared={() => regainFocus(() => section.current)}
          />
        )}
      </div>
    </section>
  )
}

function useListTitle(value: Schedule, list: ListId): string {
  const messages = useMessages()
  const id = groupOfList(list)
  if (id !== undefined) return value.todoList.find((one) => one.id === id)?.name || messages('firstGroup')
  return messages(list === 'today' || list === 'upcoming' ? list : 'all')
}

interface SectionsProps extends TodoListViewProps {
  readonly read: ReadList
  readonly onCleared: () => void
}

function Sections({ value, list, read: { sections, finished }, now, onCleared }: SectionsProps) {
  const messages = useMessages()
  const title = useListTitle(value, list)
  const headingOf = useSectionHeading(value, now)
  const group = value.todoList.find(({ id }) => id === groupOfList(list))
  const clear = () => {
    removeFinished(finished.map(({ id }) => id))
    onCleared()
  }
  if (sections.length + finished.length === 0) {
    return (
      <div className={styles.empty}>
        <Empty fit="page" title={messages('empty')} hint={messages('emptyHint')} />
      </div>
    )
  }
  return (
    <>
      {sections.map(({ id, todos }) => (
        <div key={id} className={styles.section}>
          {id === 'whole' ? null : (
            <div className={classes(styles.divider, id === 'overdue' && styles.overdue)}>
              <h3>
                {headingOf(id)}
                <small>{todos.length}</small>
              </h3>
            </div>
          )}
          <Todos
            label={id === 'whole' ? title : headingOf(id)}
            todos={todos}
            now={now}
            movable={group?.order === 'hand'}
            withGroup={list === 'today' || list === 'upcoming' || (list === 'all' && id === 'overdue')}
            day={dayOfSection(id)}
          />
        </div>
      ))}
      {finished.length === 0 ? null : (
        <div className={styles.section}>
          <div className={styles.divider}>
            <h3>{messages('finishedCount', { count: finished.length })}</h3>
            <Button kind="text" size="s" onClick={clear}>
              {messages('clearFinished')}
            </Button>
          </div>
          <Todos label={messages('finished')} todos={finished} now={now} withGroup={group === undefined} />
        </div>
      )}
    </>
  )
}

/** The heading of a section: what is overdue, a day, or a group. */
function useSectionHeading(value: Schedule, now: Date): (id: ListSection['id']) => string {
  const messages = useMessages()
  const language = useLanguage()
  return (id) => {
    const day = dayOfSection(id)
    if (day !== undefined) return dayHeading(day, now, language)
    if (id === 'overdue') return messages('overdue')
    const group = value.todoList.find((one) => id === `group:${one.id}`)
    return group?.name || messages('firstGroup')
  }
}

interface FoundProps extends Pick<TodoListViewProps, 'value' | 'now'> {
  readonly query: string
}

/** What a search finds in all groups, by names and notes. */
function Found({ value, query, now }: FoundProps) {
  const messages = useMessages()
  const entries = todosOf(value).map((todo) => ({ id: todo.id, title: todo.name, keywords: keywordsOf(todo), todo }))
  const found = useEntryFilter(entries, query).map(({ todo }) => todo)
  return (
    <div className={styles.section}>
      <div className={styles.divider} role="status">
        <h3>{messages('found', { count: found.length })}</h3>
      </div>
      <Todos label={messages('search')} todos={found} now={now} withGroup />
    </div>
  )
}

const keywordsOf = ({ note, subtasks }: PlacedTodo): readonly string[] =>
  [note, ...subtasks.map(({ name }) => name)].filter((text) => text !== '')
