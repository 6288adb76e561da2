import { type KeyboardEvent, type MouseEvent, memo, useRef, useState } from 'react'
import styles from './EmojiGrid.module.css'
import type { Emoji } from './emoji.ts'
import { cellAfterKey } from './kernel/cell-after-key.ts'

/** Cells in a row. */
const COLUMNS = 8

/** Emoji under a heading. */
export interface EmojiBlock {
  readonly id: string
  readonly name: string
  readonly emoji: readonly Emoji[]
}

interface EmojiGridProps {
  /** None is empty. */
  readonly blocks: readonly EmojiBlock[]
  /** `stays`: more are going to be chosen. */
  readonly onPick: (emoji: string, stays: boolean) => void
}

/** Emoji in rows of eight under headings: one tab stop, in which the arrow keys lead on. */
export function EmojiGrid({ blocks, onPick }: EmojiGridProps) {
  const grid = useRef<HTMLDivElement>(null)
  const [stop, setStop] = useState(0)
  const counts = blocks.map(({ emoji }) => emoji.length)
  const all = counts.reduce((sum, count) => sum + count, 0)
  const cells = (): readonly Element[] => [...(grid.current?.querySelectorAll('button') ?? [])]
  const focus = (cell: Element | undefined) => cell instanceof HTMLElement && cell.focus()
  const pick = ({ target, shiftKey }: MouseEvent) => {
    const emoji = target instanceof Element ? target.closest('button')?.textContent : undefined
    if (emoji) onPick(emoji, shiftKey)
  }
  const moveFocus = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const from = event.target instanceof Element ? cells().indexOf(event.target) : -1
    const to = from < 0 ? undefined : cellAfterKey(event.key, from, counts, COLUMNS)
    if (to === undefined) return
    event.preventDefault()
    focus(cells()[to])
  }
  let first = 0
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the cells inside are the controls
    <div
      ref={grid}
      className={styles.grid}
      onClick={pick}
      onKeyDown={moveFocus}
      onFocus={({ target }) => setStop(cells().indexOf(target))}
    >
      {blocks.map((block) => {
        const own = Math.min(Math.max(stop, 0), all - 1) - first
        first += block.emoji.length
        return <Block key={block.id} {...block} stop={own >= 0 && own < block.emoji.length ? own : -1} />
      })}
    </div>
  )
}

interface BlockProps extends EmojiBlock {
  /** The cell that is the tab stop; −1 if it is in another block. */
  readonly stop: number
}

const Block = memo(({ name, emoji, stop }: BlockProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls of a form
  <div className={styles.block} style={{ '--rows': Math.ceil(emoji.length / COLUMNS) }} role="group" aria-label={name}>
    <div className={styles.heading} aria-hidden="true">
      {name}
    </div>
    <div className={styles.cells}>
      {emoji.map(({ id, title }, index) => (
        <button key={id} type="button" aria-label={title} title={title} tabIndex={index === stop ? 0 : -1}>
          {id}
        </button>
      ))}
    </div>
  </div>
))
