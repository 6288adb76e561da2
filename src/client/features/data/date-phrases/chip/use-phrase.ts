import { type KeyboardEvent, useState } from 'react'
import type { CalendarDay } from '../../../../../shared/lib/calendar/calendar-day.ts'
import type { DatePhrase } from '../kernel/read-phrase.ts'
import { useDatePhrase } from '../use-date-phrase.ts'

interface Phrase {
  /** What is recognised in the text, unless its user does not want it. */
  readonly phrase: DatePhrase | undefined
  readonly dismiss: () => void
  /** Backspace right behind the words of the phrase makes them plain text again. @returns whether it did */
  readonly dismissByKey: (event: KeyboardEvent<HTMLInputElement>) => boolean
}

/**
 * The date that a text names, until it is dismissed: the same words are then text, others are recognised again.
 * @param on the day of a time alone; without one it is the next such time
 */
export function usePhrase(text: string, now: Date, on?: CalendarDay): Phrase {
  const found = useDatePhrase(text, now, on)
  const [dismissed, setDismissed] = useState<string>()
  if (text === '' && dismissed !== undefined) setDismissed(undefined)
  const phrase = found?.source === dismissed ? undefined : found
  const dismiss = () => setDismissed(phrase?.source)
  return {
    phrase,
    dismiss,
    dismissByKey: (event) => {
      const { selectionStart, selectionEnd } = event.currentTarget
      if (event.key !== 'Backspace' || event.ctrlKey || event.metaKey || event.altKey) return false
      if (phrase === undefined || selectionStart !== phrase.end || selectionEnd !== phrase.end) return false
      event.preventDefault()
      dismiss()
      return true
    },
  }
}
