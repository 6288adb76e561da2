import type { ReactNode } from 'react'
import { Failed } from '../../../ui/components/state/State.tsx'
import type { Daily } from './daily.ts'
import { useMessages } from './messages.ts'
import type { DailyText } from './text-source.ts'
import { useDaily } from './use-daily.ts'

interface Props<D extends Daily<unknown>> {
  readonly text: DailyText<D>
  /** Draws what is stored. */
  readonly children: (stored: D, entry: NonNullable<D['entry']>) => ReactNode
}

/** The stored text of a tile. Where there never was one, a sentence and a retry; nothing for the moment of loading. */
export function DailyTile<D extends Daily<unknown>>({ text, children }: Props<D>) {
  const messages = useMessages()
  const { stored, failed, retry } = useDaily(text)
  const { entry } = stored
  if (entry !== null && entry !== undefined) return children(stored, entry)
  return failed ? <Failed title={messages('failed')} action={{ label: messages('retry'), run: retry }} /> : null
}
