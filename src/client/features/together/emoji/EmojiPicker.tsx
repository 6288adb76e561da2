import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import { EMOJI_GROUPS } from '../../../../shared/entities/emoji.ts'
import { SearchField } from '../../../ui/components/search-field/SearchField.tsx'
import { Empty, Failed } from '../../../ui/components/state/State.tsx'
import { isComposing } from '../../../ui/input/keyboard/composing.ts'
import { Popover } from '../../../ui/overlay/popover/Popover.tsx'
import { countEmoji, recentEmoji } from './document.ts'
import { type EmojiBlock, EmojiGrid } from './EmojiGrid.tsx'
import styles from './EmojiPicker.module.css'
import { type Emoji, useEmoji, useFoundEmoji } from './emoji.ts'
import { useMessages } from './messages.ts'

interface EmojiPickerProps {
  /** The element that it opens beside. */
  readonly anchor: RefObject<Element | null>
  readonly onPick: (emoji: string) => void
  readonly onClose: () => void
}

const NO_EMOJI: readonly Emoji[] = []

/** All emoji of the system's font, found by their names, by other words and by pinyin. It closes when one is chosen. */
export default function EmojiPicker({ anchor, onPick, onClose }: EmojiPickerProps) {
  const messages = useMessages()
  const [text, setText] = useState('')
  const [recent] = useState(() => recentEmoji.get())
  const { emoji, hasFailed, retry } = useEmoji()
  const found = useFoundEmoji(emoji ?? NO_EMOJI, text)
  const list = useRef<HTMLDivElement>(null)
  const isSearching = text.trim() !== ''
  const pick = (chosen: string, stays = false) => {
    countEmoji(chosen)
    onPick(chosen)
    if (!stays) onClose()
  }
  const named = (names: readonly string[]) => names.flatMap((id) => emoji?.find((one) => one.id === id) ?? [])
  const groups = EMOJI_GROUPS.map((group) => ({
    id: group as string,
    name: messages(`group.${group}`),
    emoji: (emoji ?? NO_EMOJI).filter((one) => one.group === group),
  }))
  const all: readonly EmojiBlock[] = isSearching
    ? [{ id: 'found', name: messages('found'), emoji: found }]
    : [{ id: 'recent', name: messages('recent'), emoji: named(recent) }, ...groups]
  const blocks = all.filter((block) => block.emoji.length > 0)
  const answerKey = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return
    const [first] = found
    if (event.key === 'ArrowDown') list.current?.querySelector('button')?.focus()
    else if (event.key === 'Enter' && isSearching && first !== undefined) pick(first.id, event.shiftKey)
    else return
    event.preventDefault()
  }
  return (
    <Popover label={messages('open')} anchor={anchor} placement="top start" className={styles.picker} onClose={onClose}>
      <SearchField
        label={messages('search')}
        maxLength={40}
        compact
        autoFocus={!matchMedia('(pointer: coarse)').matches}
        className={styles.search}
        onSearch={setText}
        onKeyDown={answerKey}
      />
      <div ref={list} key={String(isSearching)} className={styles.list} aria-busy={emoji === undefined && !hasFailed}>
        {hasFailed ? (
          <Failed title={messages('failed')} action={{ label: messages('retry'), run: retry }} />
        ) : emoji !== undefined && blocks.length === 0 ? (
          <Empty title={messages('none')} drawing="search" />
        ) : (
          <EmojiGrid blocks={blocks} onPick={pick} />
        )}
      </div>
    </Popover>
  )
}
