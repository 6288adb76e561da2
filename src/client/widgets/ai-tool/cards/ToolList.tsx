import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react'
import { classes } from '../../../kit/components.ts'
import { announce, shownShortcut } from '../../../kit/interaction.ts'
import { indexAfterArrow } from '../../../kit/rules.ts'
import { move } from '../actions.ts'
import { columnsOf } from '../kernel/reorder.ts'
import { useMessages } from '../messages.ts'
import type { OpenIn, Tool } from '../model.ts'
import { ToolCard } from './ToolCard.tsx'
import styles from './ToolList.module.css'
import { cardOffset, useCardDrag } from './use-card-drag.ts'

interface Props {
  readonly tools: readonly Tool[]
  readonly favorites: readonly Tool[]
  readonly initial: readonly string[]
  readonly openIn: OpenIn
  /** Whether these are the favorites, in their order: they are moved by dragging, or by Alt and an arrow key. */
  readonly isSortable: boolean
  /** Takes the index of the card that has got the focus. */
  readonly onFocusCard: (index: number) => void
}

/** Tools as cards. */
export function ToolList({ tools, favorites, initial, openIn, isSortable, onFocusCard }: Props) {
  const messages = useMessages()
  const hint = useId()
  const list = useRef<HTMLUListElement>(null)
  const refocus = useRef<string>(undefined)
  const moveTo = (from: number, to: number) => {
    const [tool, target] = [tools[from], tools[to]]
    if (tool === undefined || target === undefined || from === to) return
    announce(messages('movedTo', { name: tool.name, at: to + 1, total: tools.length }))
    move(tool.id, target.id, initial)
  }
  const drag = useCardDrag(list, isSortable, moveTo)
  useLayoutEffect(() => {
    // a card that moves in the document loses the focus
    if (refocus.current === undefined) return
    list.current?.querySelector<HTMLElement>(`[data-tool="${CSS.escape(refocus.current)}"]`)?.focus()
    refocus.current = undefined
  })
  const pressOn = (id: string, index: number) => (event: KeyboardEvent<HTMLElement>) => {
    if (!event.altKey || list.current === null) return
    const columns = columnsOf([...list.current.children].map((card) => card.getBoundingClientRect()))
    const to = indexAfterArrow(event.key, index, tools.length, { columns, overflow: 'next-row' })
    if (to === undefined) return
    event.preventDefault() // Alt and an arrow is the browser's way back
    refocus.current = id
    moveTo(index, to)
  }
  return (
    <>
      {isSortable ? (
        <p id={hint} hidden>
          {messages('moveHint', { key: shownShortcut('Alt') })}
        </p>
      ) : null}
      <ul
        ref={list}
        className={styles.tools}
        onFocus={({ currentTarget, target }) =>
          onFocusCard([...currentTarget.children].findIndex((card) => card.contains(target)))
        }
      >
        {tools.map((tool, index) => (
          <li
            key={tool.id}
            className={classes(drag !== undefined && styles.shifting, drag?.from === index && styles.dragged)}
            style={drag && { translate: cardOffset(index, drag) }}
          >
            <ToolCard
              tool={tool}
              favorites={favorites}
              initial={initial}
              openIn={openIn}
              onMoveKey={isSortable ? pressOn(tool.id, index) : undefined}
              moveHint={isSortable ? hint : undefined}
            />
          </li>
        ))}
      </ul>
    </>
  )
}
