import { useEffect, useId } from 'react'
import { createPortal } from 'react-dom'
import { useStore } from 'zustand'
import { useLanguage } from '../../core/i18n.ts'
import { Button } from '../../ui/components/button/Button.tsx'
import { Icon } from '../../ui/components/icon/Icon.tsx'
import { IconButton } from '../../ui/components/icon-button/IconButton.tsx'
import { Panel } from '../../ui/components/panel/Panel.tsx'
import { close } from '../../ui/icons/home-paths.ts'
import { bell, check, clock } from '../../ui/icons/paths.ts'
import { layerElement } from '../../ui/overlay/layers.ts'
import { announce } from '../../ui/text/announce.ts'
import { completeReminded, dismissReminders, remindLater } from './actions.ts'
import { dueText } from './due-text.ts'
import type { Prompt } from './kernel/reminders.ts'
import { useMessages } from './messages.ts'
import type { Todo } from './model.ts'
import styles from './Prompts.module.css'
import { prompts } from './reminders.ts'

/** Cards that there is room for; the others follow as these are answered. */
const CARDS = 3

/** The reminders that wait for an answer, above the page; they take no focus. */
export function Prompts() {
  const shown = useStore(prompts)
  if (shown.length === 0) return null
  return createPortal(
    <div className={styles['stack']}>
      {shown.slice(0, CARDS).map((prompt) => (
        <PromptCard key={prompt.key} todos={prompt.todos} />
      ))}
    </div>,
    layerElement('toast'),
  )
}

function PromptCard({ todos }: Pick<Prompt, 'todos'>) {
  const messages = useMessages()
  const language = useLanguage()
  const id = useId()
  const [only] = todos
  const ids = todos.map((todo) => todo.id)
  const isSingle = todos.length === 1
  const title = isSingle ? only?.name : messages('missed', { count: todos.length })
  const heading = isSingle && only ? dueText(only.time, new Date(), language) : messages('name')
  useEffect(() => {
    // a card takes no focus, so that it is announced
    announce(`${heading} ${title}`)
  }, [heading, title])
  return (
    <Panel
      level={3}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-time`}
      className={styles['card']}
    >
      <div className={styles['head']}>
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
      <b id={`${id}-title`} className={styles['title']}>
        {title}
      </b>
      {isSingle ? null : (
        <ul className={styles['missed']}>
          {todos.map((todo) => (
            <MissedRow key={todo.id} todo={todo} />
          ))}
        </ul>
      )}
      <div className={styles['answers']}>
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
    <li className={styles['row']}>
      <span className={styles['name']}>{name}</span>
      <small>{dueText(todo.time, new Date(), language)}</small>
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
