import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useStore } from 'zustand'
import { useNow } from '../../../core/page/now.ts'
import { Icon } from '../../../ui/components/icon/Icon.tsx'
import { Panel } from '../../../ui/components/panel/Panel.tsx'
import { chevronDown, chevronUp } from '../../../ui/icons/paths.ts'
import { layerElement } from '../../../ui/overlay/layers.ts'
import { useKeptFocus } from '../../../ui/overlay/use-kept-focus.ts'
import { announce } from '../../../ui/text/announce.ts'
import { useMessages } from './messages.ts'
import { PromptCard } from './PromptCard.tsx'
import styles from './PromptStack.module.css'
import { type PromptContent, prompts, stackOf } from './prompts.ts'

const minuteOf = (moment: Date) => String(Math.floor(moment.getTime() / 60_000))

/**
 * The prompts that wait for an answer, above the page; they take no focus. The newest is shown whole, the others as the
 * edges of a stack, whose button spreads them.
 */
export function PromptStack({ onEmpty }: { readonly onEmpty: () => void }) {
  useMessages() // texts are of the language
  useNow(minuteOf) // and say how long ago something was
  const cards = stackOf(useStore(prompts)).map((prompt) => ({ ...prompt, content: prompt.content() }))
  const [isSpread, setSpread] = useState(false)
  useAnnounced(cards)
  const [stack, followFocus] = useKeptFocus(cards.map(({ key, content }) => `${key} ${content.title}`).join('\n'))
  const isEmpty = cards.length === 0
  useEffect(() => {
    if (isEmpty) onEmpty() // after the focus has gone back
  }, [isEmpty, onEmpty])
  if (cards.length < 2 && isSpread) setSpread(false)
  if (isEmpty) return null
  return createPortal(
    <div ref={stack} className={styles.stack} data-spread={isSpread} {...followFocus}>
      {(isSpread ? cards : cards.slice(0, 1)).map(({ key, content, dismiss }) => (
        <PromptCard key={key} content={content} dismiss={dismiss} />
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
        {messages(isSpread ? 'fewer' : 'more', { count })}
        <Icon path={isSpread ? chevronDown : chevronUp} size={14} />
      </button>
    </Panel>
  )
}

interface Card {
  readonly key: string
  readonly content: PromptContent
}

/** Announces what new cards say, as they take no focus; those that come at the same time together. */
function useAnnounced(cards: readonly Card[]): void {
  const announced = useRef<readonly string[]>([])
  useEffect(() => {
    const nameOf = ({ key, content: { title } }: Card) => `${key} ${title}`
    const fresh = cards.filter((card) => !announced.current.includes(nameOf(card)))
    announced.current = cards.map(nameOf)
    if (fresh.length > 0) announce(fresh.map(({ content }) => sentenceOf(content)).join('\n'))
  })
}

const sentenceOf = ({ heading, title, detail = '' }: PromptContent) => `${heading} ${title} ${detail}`.trimEnd()
