import { adminNoticeEnd, type NoticeText } from '../../../../../shared/api/notices.ts'
import { LANGUAGES } from '../../../../../shared/constants.ts'
import { LANGUAGE_TABLE } from '../../../../../shared/languages.ts'
import { timeFormat } from '../../../../core/text/hour-cycle.ts'
import { useLanguage } from '../../../../core/text/i18n.ts'
import { Button } from '../../../../ui/components/button/Button.tsx'
import { MessageAge } from '../../chat/lazy.ts'
import { useAct } from '../ask/use-act.ts'
import { messages as texts, useMessages } from '../messages.ts'
import { Dot } from '../parts/Dot.tsx'
import styles from './NoticeRow.module.css'
import type { Notice } from './use-notices.ts'

/** A notice with all its texts; one that is shown can be ended. */
export function NoticeRow({ notice: { id, text, madeAt, endsAt, isOpen } }: { readonly notice: Notice }) {
  const messages = useMessages()
  const { isBusy, act } = useAct()
  const end = timeFormat(useLanguage(), { dateStyle: 'medium', timeStyle: 'short' }).format(endsAt)
  return (
    <li className={styles.row} data-over={!isOpen || undefined}>
      <div>
        <Texts text={text} />
        <small>
          <Dot health={isOpen ? 'good' : 'off'} />
          <span>
            <MessageAge time={madeAt} /> · {messages(isOpen ? 'notices.until' : 'notices.over', { time: end })}
          </span>
        </small>
      </div>
      {isOpen && (
        <Button busy={isBusy} onClick={() => act(adminNoticeEnd, { id }, texts('notices.ended'))}>
          {messages('notices.end')}
        </Button>
      )}
    </li>
  )
}

function Texts({ text }: { readonly text: NoticeText }) {
  if (typeof text === 'string') return <p>{text}</p>
  return (
    <dl>
      {LANGUAGES.filter((language) => text[language] !== undefined).map((language) => (
        <div key={language}>
          <dt>{LANGUAGE_TABLE[language].name}</dt>
          <dd lang={language}>{text[language]}</dd>
        </div>
      ))}
    </dl>
  )
}
