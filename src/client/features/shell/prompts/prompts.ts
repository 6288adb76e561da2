import type { ReactNode } from 'react'
import { createStore } from 'zustand/vanilla'

interface PromptAnswer {
  readonly label: string
  readonly run: () => void
}

/** One of several things that a prompt is about, answered by itself. */
interface PromptRow {
  readonly key: string
  readonly name: string
  readonly when: string
  readonly answers: readonly (PromptAnswer & { readonly icon: string })[]
}

/** What a prompt says and offers, in the language and at the minute in which it is drawn. */
export interface PromptContent {
  /** Why it is there, or when that is. */
  readonly heading: string
  readonly title: string
  readonly detail?: string
  /** Before the title, such as the mark of a calendar. */
  readonly mark?: ReactNode
  readonly rows?: readonly PromptRow[]
  readonly answers: readonly PromptAnswer[]
  /** Undefined: to dismiss it. */
  readonly primary?: PromptAnswer
  /** Shows what it is about. */
  readonly open?: () => void
}

/** Something that waits for an answer of the user, such as a reminder or a timer that has ended. */
export interface Prompt {
  /** Unique among those of its owner. */
  readonly key: string
  /** Since when it waits, in ms since 1970: the latest is on top. */
  readonly since: number
  readonly content: () => PromptContent
  /** It was read, or Esc was pressed. */
  readonly dismiss: () => void
}

/** The prompts of each owner. */
export const prompts = createStore<Readonly<Record<string, readonly Prompt[]>>>()(() => ({}))

/** All prompts, the latest first; of the same moment the one that was given last. Their keys are unique among all. */
export const stackOf = (all: Readonly<Record<string, readonly Prompt[]>>): readonly Prompt[] =>
  Object.entries(all)
    .flatMap(([owner, list]) => list.map((prompt) => ({ ...prompt, key: `${owner}/${prompt.key}` })))
    .toReversed()
    .toSorted((one, other) => other.since - one.since)
