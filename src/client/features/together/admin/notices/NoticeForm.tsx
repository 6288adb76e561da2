import { type SubmitEvent, useId, useState } from 'react'
import { adminNotice, NOTICE_LIMITS } from '../../../../../shared/api/notices.ts'
import { LANGUAGES } from '../../../../../shared/constants.ts'
import { LANGUAGE_TABLE } from '../../../../../shared/languages.ts'
import { dayNumber, dayOfNumber, localDay } from '../../../../../shared/lib/calendar/calendar-day.ts'
import { isoDay } from '../../../../../shared/lib/calendar/iso-day.ts'
import { useLanguage } from '../../../../core/text/i18n.ts'
import { Button } from '../../../../ui/components/button/Button.tsx'
import { TextField } from '../../../../ui/components/text-field/TextField.tsx'
import { Chips } from '../../../../ui/form/choice/Chips.tsx'
import { SwitchControl } from '../../../../ui/form/choice/Switch.tsx'
import { TimeInput } from '../../../../ui/form/time/TimeInput.tsx'
import { useAct } from '../ask/use-act.ts'
import { messages as texts, useMessages } from '../messages.ts'
import { emptyDraft, type NoticeDraft, type NoticeProblem, noticeOf, SPANS, splitDraft } from './kernel/notice-draft.ts'
import styles from './NoticeForm.module.css'

/** Characters of a notice, as the server takes it. */
const LENGTH = 200

/** The draft of a new notice; a day that is chosen begins with that in a week. */
const newDraft = () => emptyDraft(isoDay(dayOfNumber(dayNumber(localDay(new Date())) + 7)))

/** Tells all users something. @param isFull whether as many are shown as may be */
export function NoticeForm({ isFull }: { readonly isFull: boolean }) {
  const messages = useMessages()
  const [draft, setDraft] = useState(newDraft)
  const [problem, setProblem] = useState<NoticeProblem>()
  const { isBusy, act } = useAct(() => setDraft(newDraft()))
  const change = (changed: Partial<NoticeDraft>) => {
    setProblem(undefined)
    setDraft({ ...draft, ...changed })
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const notice = noticeOf(draft, Date.now())
    if (typeof notice === 'string') setProblem(notice)
    else act(adminNotice, notice, texts('notices.sent'))
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <Texts draft={draft} onChange={change} />
      <Chips
        legend={messages('notices.span')}
        options={SPANS.map((value) => ({ value, label: messages(`notices.span.${value}`) }))}
        isChosen={(value) => value === draft.span}
        onPress={(span) => change({ span })}
      />
      {draft.span === 'day' && (
        <TimeInput type="date" label={messages('notices.day')} value={draft.day} onChange={(day) => change({ day })} />
      )}
      <div className={styles.foot}>
        {isFull ? (
          <p>{messages('notices.full', { count: NOTICE_LIMITS.open })}</p>
        ) : (
          problem && <p role="alert">{messages(`notices.${problem}`, { days: NOTICE_LIMITS.days })}</p>
        )}
        <Button type="submit" kind="primary" busy={isBusy} disabled={isFull}>
          {messages('notices.send')}
        </Button>
      </div>
    </form>
  )
}

interface TextsProps {
  readonly draft: NoticeDraft
  readonly onChange: (changed: Partial<NoticeDraft>) => void
}

/** One text, or one for each language. */
function Texts({ draft, onChange }: TextsProps) {
  const messages = useMessages()
  const language = useLanguage()
  const id = useId()
  const { isSplit, text, texts: byLanguage } = draft
  return (
    <>
      {isSplit ? (
        <div className={styles.texts}>
          {LANGUAGES.map((one) => (
            <TextField
              key={one}
              compact
              labelled
              lang={one}
              label={LANGUAGE_TABLE[one].name}
              maxLength={LENGTH}
              value={byLanguage[one] ?? ''}
              onChange={({ currentTarget }) => onChange({ texts: { ...byLanguage, [one]: currentTarget.value } })}
            />
          ))}
        </div>
      ) : (
        <TextField
          compact
          labelled
          label={messages('notices.text')}
          maxLength={LENGTH}
          value={text}
          onChange={({ currentTarget }) => onChange({ text: currentTarget.value })}
        />
      )}
      <label className={styles.split} htmlFor={id}>
        <SwitchControl id={id} value={isSplit} onChange={(split) => onChange(splitDraft(draft, split, language))} />
        {messages('notices.split')}
        {isSplit && <small>{messages('notices.splitHint')}</small>}
      </label>
    </>
  )
}
