import type { ShareRefusal } from '../../../../shared/api/sharing.ts'
import { messages } from './messages.ts'

interface Refusal {
  readonly reason: ShareRefusal
  /** A line to the author; empty for none. */
  readonly note: string
}

/** Why something was refused, in words for its author. */
export const refusalText = ({ reason, note }: Refusal): string =>
  [messages(`refusal.${reason}`), note].filter((text) => text !== '').join(' · ')
