import { MessageAge } from '../../chat/lazy.ts'
import { useMessages } from '../messages.ts'
import styles from './ReportList.module.css'
import type { ReportedMessage, ReportedShare } from './use-reports.ts'

/** Who has reported something and why, the newest first, as far as the server tells it. */
export function ReportList({ count, reports }: Pick<ReportedMessage | ReportedShare, 'count' | 'reports'>) {
  const messages = useMessages()
  return (
    <ul className={styles.reports} aria-label={messages('section.reports')}>
      {reports.map((report) => (
        <li key={report.username}>
          <b>@{report.username}</b>
          <span>
            {messages(`reports.reason.${report.reason}`)}
            {'note' in report && report.note !== '' && ` · ${report.note}`}
          </span>
          <MessageAge time={report.madeAt} />
        </li>
      ))}
      {count > reports.length && <li>{messages('reports.others', { count: count - reports.length })}</li>}
    </ul>
  )
}
