import { useState } from 'react'
import { ACTS_PER_PAGE } from '../../../../../shared/api/admin-log.ts'
import { timeFormat } from '../../../../core/text/hour-cycle.ts'
import { useLanguage } from '../../../../core/text/i18n.ts'
import { Empty } from '../../../../ui/components/state/State.tsx'
import { useMessages } from '../messages.ts'
import { DeskPage } from '../parts/DeskPage.tsx'
import { Pager } from '../parts/Pager.tsx'
import styles from './Log.module.css'
import { useActText } from './use-act-text.ts'
import { useLog } from './use-log.ts'

/** What administrators have done: when, who and what. */
export function Log() {
  const messages = useMessages()
  const actText = useActText()
  const language = useLanguage()
  const [page, setPage] = useState(1)
  const time = timeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <DeskPage title={messages('section.log')} answer={useLog(page)}>
      {({ list, total }) => (
        <>
          {total === 0 && <Empty fit="page" title={messages('log.none')} hint={messages('log.noneHint')} />}
          <ol className={styles.acts}>
            {list.map((one) => (
              <li key={one.id}>
                <time dateTime={new Date(one.at).toISOString()}>{time.format(one.at)}</time>
                <span>@{one.by}</span>
                <b>{actText(one)}</b>
              </li>
            ))}
          </ol>
          <Pager page={page} perPage={ACTS_PER_PAGE} total={total} onPage={setPage} />
        </>
      )}
    </DeskPage>
  )
}
