import { createStore } from 'zustand/vanilla'
import type { ChatMessage } from '../../../../shared/chat/frames.ts'
import { senderName } from '../../../../shared/chat/sender-name.ts'
import { tidyMessage } from '../../../../shared/chat/text.ts'
import { answerTo, createDraftKeeper, KINDS, mentionName, sendDanmakuSettings, sendMessage } from '../../../kit/chat.ts'
import { type Caret, countOf, insertAt, withMention } from '../kernel/compose.ts'
import type { Person } from '../kernel/people.ts'

/** What is being written in the window; it stays while the window is closed. */
export interface Writing extends Caret {
  /** What is answered. */
  readonly answered: ChatMessage | undefined
  /** Counts what wants the field to have the focus. */
  readonly calls: number
}

const NOTHING: Writing = { text: '', caret: 0, answered: undefined, calls: 0 }

export const writing = createStore<Writing>()(() => NOTHING)

const draft = createDraftKeeper(() => writing.getState().text)

/** Whose it is, by the user's name; empty for nobody's yet. */
let writer = ''

/**
 * Goes on with a draft, such as one that was sent or changed in a tile; what is typed meanwhile stays.
 * @param user the name of whose it is: what somebody else was writing goes
 */
export function takeDraft(text: string, user: string): void {
  if (user !== writer) writing.setState({ text, caret: text.length, answered: undefined })
  else if (!draft.isWaiting() && writing.getState().text !== text) writing.setState({ text, caret: text.length })
  writer = user
}

/** Keeps as a draft what is typed from now on. @returns ends that */
export function keepWriting(): () => void {
  const stop = writing.subscribe(({ text }, before) => {
    if (text !== before.text) draft.later()
  })
  return () => {
    stop()
    draft.now()
  }
}

export const write = (at: Caret): void => writing.setState(at)

const writeAndFocus = (change: Partial<Writing>): void =>
  writing.setState(({ calls }) => ({ ...change, calls: calls + 1 }))

export const answer = (answered: ChatMessage): void => writeAndFocus({ answered })

export const answerNothing = (): void => writeAndFocus({ answered: undefined })

/** Mentions somebody at the caret, or in place of what was typed from `from` on. */
export const mention = (person: Person, from?: number): void =>
  writeAndFocus(withMention(writing.getState(), mentionName(senderName(person)), from))

/** Writes something at the caret. */
export function insert(text: string): void {
  const now = writing.getState()
  write(insertAt(now, now.caret, text))
}

/** Gives the field the focus, with the caret behind what was written last. */
export const focusField = (): void => writeAndFocus({})

/** The text of the message as it is sent; empty if there is nothing to send. */
export function textToSend({ text, answered }: Pick<Writing, 'text' | 'answered'>): string {
  const body = tidyMessage(text)
  if (body === '' || answered === undefined) return body
  return answerTo({ nickname: senderName(answered), text: answered.text }, body)
}

/** How many characters the message has, with what it answers. */
export const countToSend = (now: Pick<Writing, 'text' | 'answered'>): number => countOf(textToSend(now))

/** Sends what is written. */
export function send(): void {
  const text = textToSend(writing.getState())
  const { color, fontSize } = sendDanmakuSettings.get()
  sendMessage({ kind: KINDS.room, color, size: fontSize, text })
  writeAndFocus({ text: '', caret: 0, answered: undefined })
}
