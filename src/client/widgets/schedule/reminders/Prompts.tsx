import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useStore } from 'zustand'
import { Icon, Panel } from '../../../kit/components.ts'
import { chevronDown, chevronUp } from '../../../kit/icons.ts'
import { announce, layerElement, useKeptFocus } from '../../../kit/interaction.ts'
import { civilTimeText, useLanguage } from '../../../kit/text.ts'
import type { Prompt } from '../kernel/reminders.ts'
import { useMessages } from '../messages.ts'
import { PromptCard } from './PromptCard.tsx'
import styles from './Prompts.module.css'
import { prompts } from './reminders.ts'

/**
 * The reminders that wait for an answer, above the page; they take no focus. The newest is shown whole, the others as the
 * edges of a stack, whose button spreads them.
 */
export function Prompts() {
  const cards = useStore(prompts).toReversed()
  const [isSpread, setSpread] = useState(false)
  const textOf = usePromptText()
  const texts = cards.map((prompt) => Object.values(textOf(prompt)).join(' '))
  useAnnounced(texts)
  const [stack, followFocus] = useKeptFocus(texts.join('\n'))
  if (cards.length < 2 && isSpread) setSpread(false)
  if (cards.length === 0) return null
  return createPortal(
    <div ref={stack} className={styles.stack} data-spread={isSpread} {...followFocus}>
      {(isSpread ? cards : cards.slice(0, 1)).map((prompt) => (
        <PromptCard key={prompt.key} todos={prompt.todos} {...textOf(prompt)} />
      ))}
      {cards.length > 1 ? (
        <Edges count={cards.length - 1} isSpread={isSpread} onToggle={() => setSpread(!isSpread)} />
      ) : null}
    </div>,
    layerElement('toast'),
  )
}

interface EdgesProps {
  /** Of the cards below the first one. */
  readonly count: number
  readonly isSpread: boolean
  readonly onToggle: () => void
}

/** What is seen of the cards below, with their number: a button that spreads them and puts them together again. */
function Edges({ count, isSpread, onToggle }: EdgesProps) {
  const messages = useMessages()
  return (
    <Panel level={3} className={styles.edges}>
      <button type="button" aria-expanded={isSpread} onClick={onToggle}>
        {messages(isSpread ? 'fewerPrompts' : 'morePrompts', { count })}
        <Icon path={isSpread ? chevronDown : chevronUp} size={14} />
      </button>
    </Panel>
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
      ? { heading: civilTimeText(only.time, new Date(), language), title: only.name }
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
