import { type KeyboardEvent, useId } from 'react'
import { Button, Icon, IconButton, Panel } from '../../../kit/components.ts'
import { bell, check, clock, close } from '../../../kit/icons.ts'
import { civilTimeText, useLanguage } from '../../../kit/text.ts'
import { completeReminded, dismissReminders, remindLater } from '../actions.ts'
import type { Prompt } from '../kernel/reminders.ts'
import { useMessages } from '../messages.ts'
import type { Todo } from '../model.ts'
import styles from './Prompts.module.css'

interface PromptCardProps extends Pick<Prompt, 'todos'> {
  /** When they are due. */
  readonly heading: string
  readonly title: string
}

/** One reminder and its answers; Esc closes it. */
export function PromptCard({ todos, heading, title }: PromptCardProps) {
  const messages = useMessages()
  const id = useId()
  const [only] = todos
  const ids = todos.map((todo) => todo.id)
  const isSingle = todos.length === 1
  const dismissByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation() // Esc answers the reminder, and closes no window
    dismissReminders(ids)
  }
  return (
    <Panel
      level={3}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-time`}
      className={styles.card}
      tabIndex={-1}
      onKeyDown={dismissByKey}
    >
      <div className={styles.head}>
        <Icon path={bell} size={16} />
        <span id={`${id}-time`}>{heading}</span>
        <IconButton
          icon={close}
          label={messages('dismiss')}
          size={28}
          iconSize={16}
          onClick={() => dismissReminders(ids)}
        />
      </div>
      <b id={`${id}-title`} className={styles.title}>
        {title}
      </b>
      {isSingle ? null : (
        <ul className={styles.missed}>
          {todos.map((todo) => (
            <MissedRow key={todo.id} todo={todo} />
          ))}
        </ul>
      )}
      <div className={styles.answers}>
        <Button size="s" onClick={() => remindLater(ids)}>
          {messages(isSingle ? 'later' : 'laterAll')}
        </Button>
        {isSingle && only ? (
          <Button size="s" kind="primary" onClick={() => completeReminded(only)}>
            {messages('complete')}
          </Button>
        ) : (
          <Button size="s" kind="primary" onClick={() => dismissReminders(ids)}>
            {messages('dismiss')}
          </Button>
        )}
      </div>
    </Panel>
  )
}

/** One of several missed todos, answered by itself. */
function MissedRow({ todo }: { readonly todo: Todo }) {
  const messages = useMessages()
  const language = useLanguage()
  const { name } = todo
  return (
    <li className={styles.row}>
      <span className={styles.name}>{name}</span>
      <small>{civilTimeText(todo.time, new Date(), language)}</small>
      <IconButton
        icon={clock}
        label={messages('laterNamed', { name })}
        size={28}
        iconSize={16}
        onClick={() => remindLater([todo.id])}
      />
      <IconButton
        icon={check}
        label={messages('completeNamed', { name })}
        size={28}
        iconSize={16}
        onClick={() => completeReminded(todo)}
      />
    </li>
  )
}
