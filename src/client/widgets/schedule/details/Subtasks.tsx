import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react'
import { classes, Icon, IconButton, Row } from '../../../kit/components.ts'
import { createId } from '../../../kit/documents.ts'
import { check, close } from '../../../kit/icons.ts'
import { isComposing } from '../../../kit/interaction.ts'
import { changeSubtaskBy } from '../actions.ts'
import { schedule } from '../document.ts'
import { useMessages } from '../messages.ts'
import { addSubtask, deleteSubtask, LIMITS, moveSubtask, type PlacedTodo, type Subtask } from '../model.ts'
import styles from './Subtasks.module.css'
import { useKeptText } from './use-kept-text.ts'

/** The subtasks of a todo: checked, written, moved by Alt and an arrow key, deleted, and a field for the next one. */
export function Subtasks({ todo: { id, subtasks } }: { readonly todo: PlacedTodo }) {
  const messages = useMessages()
  const place = useRef<HTMLDivElement>(null)
  const refocus = useRef<string>(undefined)
  useLayoutEffect(() => {
    if (refocus.current === undefined) return
    place.current?.querySelector<HTMLElement>(`[data-subtask="${CSS.escape(refocus.current)}"]`)?.focus()
    refocus.current = undefined
  })
  const remove = (at: number) => {
    const subtask = subtasks[at]
    if (subtask === undefined) return
    refocus.current = (subtasks[at - 1] ?? subtasks[at + 1])?.id ?? 'new'
    schedule.update((now) => deleteSubtask(now, id, subtask.id))
  }
  const move = (at: number, by: number) => {
    const subtask = subtasks[at]
    if (subtask === undefined || at + by < 0 || at + by >= subtasks.length) return
    refocus.current = subtask.id
    schedule.update((now) => moveSubtask(now, id, subtask.id, at + by))
  }
  const add = (name: string) => schedule.update((now) => addSubtask(now, id, { id: createId(), name, finish: false }))
  const done = subtasks.filter(({ finish }) => finish).length
  return (
    <Row
      label={messages('subtasks')}
      below={
        <div ref={place} className={styles.subtasks}>
          <ul aria-label={messages('subtasks')}>
            {subtasks.map((subtask, at) => (
              <SubtaskRow
                key={subtask.id}
                todo={id}
                subtask={subtask}
                onRemove={() => remove(at)}
                onMove={(by) => move(at, by)}
              />
            ))}
          </ul>
          {subtasks.length >= LIMITS.subtasks ? null : <NewSubtask onAdd={add} />}
        </div>
      }
    >
      {subtasks.length === 0 ? null : (
        <span className={styles.count}>
          {done} / {subtasks.length}
        </span>
      )}
    </Row>
  )
}

interface SubtaskRowProps {
  readonly todo: string
  readonly subtask: Subtask
  readonly onRemove: () => void
  readonly onMove: (by: number) => void
}

function SubtaskRow({ todo, subtask: { id, name, finish }, onRemove, onMove }: SubtaskRowProps) {
  const messages = useMessages()
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event.nativeEvent)) return
    if (event.key === 'Backspace' && event.currentTarget.value === '') {
      event.preventDefault()
      onRemove()
    } else if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault()
      onMove(event.key === 'ArrowUp' ? -1 : 1)
    } else if (event.key === 'Enter') {
      event.currentTarget.closest('ul')?.parentElement?.querySelector<HTMLElement>('[data-subtask="new"]')?.focus()
    }
  }
  return (
    <li className={styles.row}>
      {/* biome-ignore lint/a11y/useSemanticElements: a round box, named by its subtask */}
      <button
        type="button"
        role="checkbox"
        aria-checked={finish}
        aria-label={name}
        className={styles.check}
        onClick={() => changeSubtaskBy(todo, id, { finish: !finish })}
      >
        <span className={styles.box}>{finish ? <Icon path={check} size={10} /> : null}</span>
      </button>
      <NameInput
        name={name}
        isDone={finish}
        id={id}
        onKeyDown={press}
        onName={(typed) => changeSubtaskBy(todo, id, { name: typed })}
      />
      <IconButton
        icon={close}
        size={28}
        iconSize={14}
        label={messages('deleteSubtask', { name })}
        className={styles.remove}
        onClick={onRemove}
      />
    </li>
  )
}

interface NameInputProps {
  readonly id: string
  readonly name: string
  readonly isDone: boolean
  readonly onName: (name: string) => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
}

/** The field keeps what is typed, so that it may be empty for a while; left empty, it has the old name again. */
function NameInput({ id, name, isDone, onName, onKeyDown }: NameInputProps) {
  const messages = useMessages()
  const keep = (input: HTMLInputElement) => {
    if (input.value.trim() === '') input.value = name
    else if (input.value !== name) onName(input.value)
  }
  const field = useKeptText(keep)
  return (
    <input
      ref={field}
      key={name}
      data-subtask={id}
      className={classes(styles.name, isDone && styles.done)}
      aria-label={messages('subtaskName')}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
      defaultValue={name}
      maxLength={LIMITS.name}
      autoComplete="off"
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget }) => keep(currentTarget)}
    />
  )
}

function NewSubtask({ onAdd }: { readonly onAdd: (name: string) => void }) {
  const messages = useMessages()
  const id = useId()
  const add = (input: HTMLInputElement) => {
    if (input.value.trim() === '') return
    onAdd(input.value)
    input.value = ''
  }
  return (
    <input
      ref={useKeptText(add)}
      id={id}
      data-subtask="new"
      className={classes(styles.name, styles.new)}
      aria-label={messages('addSubtask')}
      placeholder={messages('addSubtask')}
      maxLength={LIMITS.name}
      autoComplete="off"
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return
        event.preventDefault()
        add(event.currentTarget)
      }}
      onBlur={({ currentTarget }) => add(currentTarget)}
    />
  )
}
