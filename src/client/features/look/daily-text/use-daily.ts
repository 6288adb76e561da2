import { use, useEffect, useState } from 'react'
import { localDay } from '../../../../shared/lib/calendar/calendar-day.ts'
import { isoDay } from '../../../../shared/lib/calendar/iso-day.ts'
import { WidgetPreview } from '../../../core/contribute/widget-preview.ts'
import { useDocument } from '../../../core/documents/use-document.ts'
import { useToday } from '../../../core/page/now.ts'
import { useLanguage } from '../../../core/text/i18n.ts'
import type { Daily } from './daily.ts'
import { isOf } from './model.ts'
import { refresh } from './refresh.ts'
import type { DailyText } from './text-source.ts'

interface Shown<D> {
  /** Today's text, an older one while today's cannot be got, or none. */
  readonly stored: D
  /** Today's text could not be got. */
  readonly failed: boolean
  readonly retry: () => void
}

/** The text of today. Fetched when the stored one is of another day or language: on opening, and at midnight. */
export function useDaily<D extends Daily<unknown>>(text: DailyText<D>): Shown<D> {
  const language = useLanguage()
  const today = useToday()
  const stored = useDocument(text.document, (now) => now)
  const [failed, setFailed] = useState(false)
  const isPreview = use(WidgetPreview)
  const { isLive = false } = stored
  const isToday = isOf(stored, isoDay(localDay(today)), language)
  useEffect(() => {
    // fetching is asynchronous; a preview asks no third party
    if (isToday || (isPreview && isLive)) return undefined
    let isCurrent = true
    const fetchText = () => {
      if (isLive && document.hidden) return // a third party is asked when the page is seen
      void refresh(text, language, localDay(today)).then((done) => isCurrent && setFailed(!done))
    }
    fetchText()
    addEventListener('online', fetchText)
    document.addEventListener('visibilitychange', fetchText)
    return () => {
      isCurrent = false
      removeEventListener('online', fetchText)
      document.removeEventListener('visibilitychange', fetchText)
    }
  }, [text, language, today, isToday, isPreview, isLive])
  const retry = () => void refresh(text, language, localDay(today)).then((done) => setFailed(!done))
  return { stored, failed: failed && !isToday, retry }
}
