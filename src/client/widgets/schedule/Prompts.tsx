import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react'
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
  const cards = useStore(prompts).slice(0, CARDS)
  const textOf = usePromptText()
  const texts = cards.map((prompt) => Object.values(textOf(prompt)).join(' '))
  useAnnounced(texts)
  const [stack, followFocus] = useKeptFocus(texts.join('\n'))
  if (cards.length === 0) return null
  return createPortal(
    <div ref={stack} className={styles['stack']} {...followFocus}>
      {cards.map((prompt) => (
        <PromptCard key={prompt.key} todos={prompt.todos} {...textOf(prompt)} />
      ))}
    </div>,
    layerElement('toast'),
  )
}

interface PromptText {
  readonly heading: string
  readonly title: string
}

/** What a prompt says: when a todo is due, and its name; of several how many they are. */
function usePromptText(): (prompt: Prompt) => PromptText {
  const messages = useMessages()
  const language = useLanguage()
  return ({ todos }) => {
    const [only, another] = todos
    return only !== undefined && another === undefined
      ? { heading: dueText(only.time, new Date(), language), title: only.name }
      : { heading: messages('name'), title: messages('missed', { count: todos.length }) }
  }
}

/** Announces what cards say, as they take no focus; those that come at the same time together. */
function useAnnounced(texts: readonly string[]): void {
  const announced = useRef<readonly string[]>([])
  useEffect(() => {
    const fresh = texts.filter((text) => !announced.current.includes(text))
    announced.current = texts
    if (fresh.length > 0) announce(fresh.join('\n'))
  })
}

/**
 * Keeps the focus of who answers by keyboard: it goes to the next card, after the last to where it was before.
 * @param shown changes with the cards
 * @returns the ref and the handlers of the element around the cards
 */
function useKeptFocus(shown: string) {
  const stack = useRef<HTMLDivElement>(null)
  /** Where the focus was before it came to the cards; undefined while it is elsewhere. */
  const origin = useRef<Element | null>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a card may be gone, and the focus with it
  useEffect(() => {
    if (origin.current === undefined || document.activeElement !== document.body) return
    const next = stack.current?.querySelector<HTMLElement>('[role="alertdialog"]') ?? origin.current
    if (next === origin.current) origin.current = undefined
    if (next instanceof HTMLElement) next.focus()
  }, [shown])
  const isOutside = ({ currentTarget, relatedTarget }: FocusEvent) => !currentTarget.contains(relatedTarget)
  const handlers = {
    onFocus: (event: FocusEvent) => {
      if (isOutside(event)) origin.current ??= event.relatedTarget
    },
    onBlur: (event: FocusEvent) => {
      if (isOutside(event)) origin.current = undefined
    },
  }
  return [stack, handlers] as const
}

function PromptCard({ todos, heading, title }: Pick<Prompt, 'todos'> & PromptText) {
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
      className={styles['card']}
      tabIndex={-1}
      onKeyDown={dismissByKey}
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
