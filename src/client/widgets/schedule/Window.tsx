import { useStore } from 'zustand'
import { useDocument } from '../../kit/documents.ts'
import { timeAt } from '../../kit/rules.ts'
import { useNow } from '../../kit/time.ts'
import type { AppProps } from '../../kit/widget.ts'
import { TodoDetails } from './details/TodoDetails.tsx'
import { schedule } from './document.ts'
import { groupOfList } from './kernel/lists.ts'
import { GroupNav } from './list/GroupNav.tsx'
import { TodoListView } from './list/TodoListView.tsx'
import { findTodo } from './model.ts'
import { shown } from './shown.ts'
import styles from './Window.module.css'

/** The todos in the window: lists at the left, one list, and the details of a todo beside it or in its place. */
export default function Window(_: AppProps) {
  const now = useNow(timeAt)
  const value = useDocument(schedule, (one) => one)
  const wanted = useStore(shown)
  const groupId = groupOfList(wanted.list)
  // its group may be gone, by an undo or in another tab
  const isGone = groupId !== undefined && value.todoList.every(({ id }) => id !== groupId)
  const list = isGone ? 'all' : wanted.list
  const todo = wanted.todo === undefined ? undefined : findTodo(value, wanted.todo)
  return (
    <div className={styles.view} data-details={todo !== undefined}>
      <div className={styles.panes}>
        <GroupNav value={value} list={list} now={now} />
        <TodoListView key={list} value={value} list={list} now={now} />
        {todo === undefined ? null : <TodoDetails key={todo.id} todo={todo} groups={value.todoList} now={now} />}
      </div>
    </div>
  )
}
