import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { type Me, useMessagesOfRoom } from '../../../kit/chat.ts'
import { isComposing } from '../../../kit/interaction.ts'
import { typedMention } from '../kernel/compose.ts'
import { lastSpeakers, peopleNamed } from '../kernel/people.ts'
import { useMessages } from '../messages.ts'
import styles from './Field.module.css'
import { MentionList } from './MentionList.tsx'
import { mention, write, writing } from './writing.ts'

/** So many people are offered to be mentioned. */
const MOST_OFFERED = 6
/** Of so many who spoke lately. */
const MOST_KNOWN = 50

interface FieldProps {
  readonly me: Me
  readonly onSend: () => void
}

/** The text of a message: Enter sends it, with Shift it ends a line; behind an `@` people are offered. */
export function Field({ me, onSend }: FieldProps) {
  const messages = useMessages()
  const { text, caret, calls } = useStore(writing)
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const [chosen, setChosen] = useState(0)
  /** The place of an `@` behind which nobody is wanted. */
  const [dismissed, setDismissed] = useState<number>()
  const said = useMessagesOfRoom()
  const typed = typedMention({ text, caret })
  const isOffering = typed !== undefined && typed.from !== dismissed
  const offered = isOffering
    ? peopleNamed(lastSpeakers(said, me.username, MOST_KNOWN), typed.name).slice(0, MOST_OFFERED)
    : []
  const current = Math.min(chosen, offered.length - 1)
  useHeight(field, text)
  useCalled(field, calls)

  const choose = (index: number) => {
    const person = offered[index]
    if (person !== undefined) mention(person, typed?.from)
    setChosen(0)
  }
  /** @returns whether the list of people has taken the key */
  const handleOffer = (key: string): boolean => {
    if (offered.length === 0) return false
    if (key === 'ArrowDown') setChosen((current + 1) % offered.length)
    else if (key === 'ArrowUp') setChosen((current + offered.length - 1) % offered.length)
    else if (key === 'Enter' || key === 'Tab') choose(current)
    else if (key === 'Escape') setDismissed(typed?.from)
    else return false
    return true
  }
  const handleKey = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent) || event.ctrlKey || event.metaKey || event.altKey) return
    const isTaken = !event.shiftKey && handleOffer(event.key)
    if (!isTaken && (event.key !== 'Enter' || event.shiftKey)) return
    event.preventDefault()
    event.stopPropagation()
    if (!isTaken) onSend()
  }
  const follow = (element: HTMLTextAreaElement) => write({ text: element.value, caret: element.selectionEnd })
  return (
    <>
      {offered.length === 0 ? null : <MentionList id={id} people={offered} current={current} onChoose={choose} />}
      <textarea
        ref={field}
        className={styles.field}
        rows={1}
        data-first-focus=""
        enterKeyHint="send"
        aria-label={messages('input')}
        aria-autocomplete="list"
        aria-controls={offered.length === 0 ? undefined : id}
        aria-activedescendant={offered.length === 0 ? undefined : `${id}-${current}`}
        placeholder={messages('placeholder')}
        value={text}
        onChange={({ currentTarget }) => {
          follow(currentTarget)
          setDismissed(undefined)
          setChosen(0)
        }}
        onSelect={({ currentTarget }) => {
          // a key that has sent the text is heard here, too, before the field is empty
          if (currentTarget.value === writing.getState().text) follow(currentTarget)
        }}
        onBlur={() => setDismissed(typed?.from)}
        onKeyDown={handleKey}
      />
    </>
  )
}

/** As high as its text. */
function useHeight(field: React.RefObject<HTMLTextAreaElement | null>, text: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text decides on the height
  useLayoutEffect(() => {
    const element = field.current
    if (element === null) return
    element.style.height = 'auto'
    element.style.height = `${element.scrollHeight}px`
  }, [field, text])
}

/** Takes the focus when something was written into it from elsewhere, and puts the caret behind that. */
function useCalled(field: React.RefObject<HTMLTextAreaElement | null>, calls: number): void {
  const heard = useRef(calls)
  useLayoutEffect(() => {
    if (heard.current === calls) return
    heard.current = calls
    const { caret } = writing.getState()
    field.current?.focus()
    field.current?.setSelectionRange(caret, caret)
  }, [field, calls])
}
