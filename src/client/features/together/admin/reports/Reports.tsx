import { useState } from 'react'
import { REPORTS_PER_PAGE } from '../../../../../shared/api/admin-reports.ts'
import { useMessages } from '../messages.ts'
import { DeskPage } from '../parts/DeskPage.tsx'
import { Paged } from '../parts/Paged.tsx'
import { Rows } from '../parts/Rows.tsx'
import { MessageReport } from './MessageReport.tsx'
import { ShareReport } from './ShareReport.tsx'
import { useReports } from './use-reports.ts'

/** What users report, messages and what is shared in one list. */
export function Reports() {
  const messages = useMessages()
  const [page, setPage] = useState(1)
  return (
    <DeskPage title={messages('section.reports')} answer={useReports(page)}>
      {({ list, total }) => (
        <Paged
          none={{ title: messages('reports.none'), hint: messages('reports.noneHint') }}
          page={page}
          perPage={REPORTS_PER_PAGE}
          total={total}
          onPage={setPage}
        >
          <Rows>
            {list.map((one) =>
              one.kind === 'message' ? (
                <MessageReport key={one.chatId} message={one} />
              ) : (
                <ShareReport key={one.id} reported={one} />
              ),
            )}
          </Rows>
        </Paged>
      )}
    </DeskPage>
  )
}
