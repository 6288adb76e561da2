import { orOnExit } from '../../../core/documents/persistence/delayed-changes.ts'
import { keepDraft } from './use-chat.ts'

/** A draft is kept when nothing was typed for so many ms; that there is none any more, at once. */
const KEEP_MS = 500

/** Keeps a draft some time after it was typed, or as the page is left before that. */
export interface DraftKeeper {
  /** Something was typed. */
  readonly later: () => void
  /** Keeps it, if it was not kept yet. */
  readonly now: () => void
  /** Whether something was typed since it was last kept. */
  readonly isWaiting: () => boolean
}

/** @param textNow what is typed, asked for when it is kept. @param kept called once it is */
export function createDraftKeeper(textNow: () => string, kept: () => void = () => {}): DraftKeeper {
  let timer: ReturnType<typeof setTimeout> | undefined
  let keep: (() => void) | undefined
  const now = () => keep?.()
  return {
    now,
    isWaiting: () => keep !== undefined,
    later() {
      keep ??= orOnExit(() => {
        clearTimeout(timer)
        keep = undefined
        keepDraft(textNow())
        kept()
      })
      clearTimeout(timer)
      timer = setTimeout(now, textNow() === '' ? 0 : KEEP_MS)
    },
  }
}
