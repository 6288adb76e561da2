import { useState } from 'react'
import { FEEDBACK_PER_PAGE, FEEDBACK_STATES, type FeedbackState } from '../../../../../shared/api/feedback.ts'
import { Chips } from '../../../../ui/form/choice/Chips.tsx'
import { useMessages } from '../messages.ts'
import { DeskPage } from '../parts/DeskPage.tsx'
import { Paged } from '../parts/Paged.tsx'
import { Rows } from '../parts/Rows.tsx'
import { FeedbackRow } from './FeedbackRow.tsx'
import { useFeedback } from './use-feedback.ts'

const FILTERS = ['all', ...FEEDBACK_STATES] as const

/** What users tell the administrator, of all states or of one. */
export function Feedback() {
  const messages = useMessages()
  const [state, setState] = useState<FeedbackState>()
  const [page, setPage] = useState(1)
  const filter = (next: (typeof FILTERS)[number]) => {
    setState(next === 'all' ? undefined : next)
    setPage(1)
  }
  return (
    <DeskPage
      title={messages('section.feedback')}
      bar={
        <Chips
          aria-label={messages('feedback.state')}
          options={FILTERS.map((value) => ({ value, label: messages(`feedback.state.${value}`) }))}
          isChosen={(value) => value === (state ?? 'all')}
          onPress={filter}
        />
      }
      answer={useFeedback(state, page)}
    >
      {({ list, total }) => (
        <Paged
          none={{
            title: messages(state === undefined ? 'feedback.none' : 'feedback.noneOfState'),
            hint: state === undefined ? messages('feedback.noneHint') : undefined,
          }}
          page={page}
          perPage={FEEDBACK_PER_PAGE}
          total={total}
          onPage={setPage}
        >
          <Rows>
            {list.map((one) => (
              <FeedbackRow key={one.id} feedback={one} />
            ))}
          </Rows>
        </Paged>
      )}
    </DeskPage>
  )
}
