import { useEffect, useState } from 'react'
import { keepDraft, useDraft } from '../../../kit/chat.ts'
import { orOnExit } from '../../../kit/documents.ts'

/** What is typed is kept when nothing was typed for so many ms. */
const KEEP_MS = 500

interface TileDraft {
  readonly text: string
  readonly write: (text: string) => void
  /** Keeps it now, so that the window has it. */
  readonly keep: () => void
}

/** What is written in the tile: the draft of the window, too. */
export function useTileDraft(): TileDraft {
  const draft = useDraft()
  const [typed, setTyped] = useState<string>()
  const [{ write, keep }] = useState(() => delayedDraft(setTyped))
  useEffect(() => keep, [keep])
  return { text: typed ?? draft, write, keep }
}

/** @param show is told what is typed, and undefined as soon as the draft is that */
function delayedDraft(show: (text: string | undefined) => void): Omit<TileDraft, 'text'> {
  let typed = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  let change: (() => void) | undefined
  const keep = () => change?.()
  const write = (text: string) => {
    typed = text
    show(text)
    change ??= orOnExit(() => {
      clearTimeout(timer)
      change = undefined
      keepDraft(typed)
      show(undefined)
    })
    clearTimeout(timer)
    timer = setTimeout(keep, KEEP_MS)
  }
  return { write, keep }
}
