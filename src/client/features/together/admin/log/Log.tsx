import { useState } from 'react'
import { ACTS_PER_PAGE } from '../../../../../shared/api/admin-log.ts'
import { timeFormat } from '../../../../core/text/hour-cycle.ts'
import { useLanguage } from '../../../../core/text/i18n.ts'
import { useMessages } from '../messages.ts'
import { DeskPage } from '../parts/DeskPage.tsx'
import { Paged } from '../parts/Paged.tsx'
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
        <Paged
          none={{ title: messages('log.none'), hint: messages('log.noneHint') }}
          page={page}
          perPage={ACTS_PER_PAGE}
          total={total}
          onPage={setPage}
        >
          <ol className={styles.acts}>
            {list.map((one) => (
              <li key={one.id}>
                <time dateTime={new Date(one.at).toISOString()}>{time.format(one.at)}</time>
                <span>@{one.by}</span>
                <b>{actText(one)}</b>
              </li>
            ))}
          </ol>
        </Paged>
      )}
    </DeskPage>
  )
}
