import { NOTICE_LIMITS, type NoticeText } from '../../../../../../shared/api/notices.ts'
import { LANGUAGES, type Language } from '../../../../../../shared/constants.ts'
import { parseIsoDay } from '../../../../../../shared/lib/calendar/iso-day.ts'
import { oneLine } from '../../../../../../shared/lib/text/one-line.ts'

const DAY_MS = 86_400_000

/** For how many days a notice is shown, or until the end of a day. */
export const SPANS = [1, 3, 7, 30, 'day'] as const
type Span = (typeof SPANS)[number]

/** A notice that is being written. */
export interface NoticeDraft {
  /** Whether each language has a text of its own, or all have one. */
  readonly isSplit: boolean
  readonly text: string
  readonly texts: Readonly<Partial<Record<Language, string>>>
  readonly span: Span
  /** The last day on which it is shown, `2026-11-24`, where `span` says so. */
  readonly day: string
}

export const emptyDraft = (day: string): NoticeDraft => ({ isSplit: false, text: '', texts: {}, span: 3, day })

/** One text becomes that of the administrator's language, or is it again; nothing that was written is lost. */
export function splitDraft(draft: NoticeDraft, isSplit: boolean, language: Language): NoticeDraft {
  if (isSplit) return { ...draft, isSplit, texts: { ...draft.texts, [language]: draft.text } }
  return { ...draft, isSplit, text: draft.texts[language] || draft.text }
}

export type NoticeProblem = 'empty' | 'badDay'

/** A draft as it is sent; or why it cannot be. @param now in ms since the epoch */
export function noticeOf(
  { isSplit, text, texts, span, day }: NoticeDraft,
  now: number,
): { readonly text: NoticeText; readonly endsAt: number } | NoticeProblem {
  const written = isSplit ? writtenTexts(texts) : oneLine(text)
  if (written === undefined || written === '') return 'empty'
  const endsAt = span === 'day' ? endOfDay(day) : now + span * DAY_MS
  const isGood = endsAt !== undefined && endsAt > now && endsAt <= now + NOTICE_LIMITS.days * DAY_MS
  return isGood ? { text: written, endsAt } : 'badDay'
}

/** The texts that are not empty; undefined without any. */
function writtenTexts(texts: NoticeDraft['texts']): Exclude<NoticeText, string> | undefined {
  const written = LANGUAGES.map((language) => [language, oneLine(texts[language] ?? '')] as const).filter(
    ([, text]) => text !== '',
  )
  return written.length === 0 ? undefined : Object.fromEntries(written)
}

/** The last second of a day here. */
function endOfDay(text: string): number | undefined {
  const day = parseIsoDay(text)
  return day && new Date(day.year, day.month - 1, day.day, 23, 59, 59).getTime()
}
