import { useLanguage } from '../../../../core/text/i18n.ts'
import { MessageAge } from '../../chat/lazy.ts'
import { useMessages } from '../messages.ts'
import { reasonsOf } from './kernel/reasons.ts'
import type { ReportedMessage, ReportedShare } from './use-reports.ts'

interface ReportNoteProps {
  readonly reported: ReportedMessage | ReportedShare
  /** What else is to be known of it. */
  readonly also?: string | false | undefined
}

/** Whose it is, by how many it is reported, why, and since when. */
export function ReportNote({ reported: { author, count, since, reports }, also }: ReportNoteProps) {
  const messages = useMessages()
  const list = new Intl.ListFormat(useLanguage())
  const reasons = reasonsOf<(typeof reports)[number]['reason']>(reports)
  const why = list.format(reasons.map((reason) => messages(`reports.reason.${reason}`)))
  return (
    <>
      @{author} · {messages('reports.by', { count, reasons: why })} · <MessageAge time={since} />
      {also && ` · ${also}`}
    </>
  )
}
