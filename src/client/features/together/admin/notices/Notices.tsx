import { NOTICE_LIMITS } from '../../../../../shared/api/notices.ts'
import { useMessages } from '../messages.ts'
import { Box } from '../parts/Box.tsx'
import { DeskPage } from '../parts/DeskPage.tsx'
import { Rows } from '../parts/Rows.tsx'
import { NoticeForm } from './NoticeForm.tsx'
import { NoticeRow } from './NoticeRow.tsx'
import styles from './Notices.module.css'
import { useNotices } from './use-notices.ts'

/** What the administrator tells all users. */
export function Notices() {
  const messages = useMessages()
  return (
    <DeskPage title={messages('section.notices')} answer={useNotices()}>
      {(list) => (
        <div className={styles.notices}>
          <Box title={messages('tellAll')}>
            <NoticeForm isFull={list.filter(({ isOpen }) => isOpen).length >= NOTICE_LIMITS.open} />
          </Box>
          {list.length === 0 && <p>{messages('notices.none')}</p>}
          <Rows>
            {list.map((notice) => (
              <NoticeRow key={notice.id} notice={notice} />
            ))}
          </Rows>
        </div>
      )}
    </DeskPage>
  )
}
