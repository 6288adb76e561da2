import { useEffect, useState } from 'react'
import { createDraftKeeper, useDraft } from '../../../kit/chat.ts'

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
  const { later, now } = createDraftKeeper(
    () => typed,
    () => show(undefined),
  )
  const write = (text: string) => {
    typed = text
    show(text)
    later()
  }
  return { write, keep: now }
}
