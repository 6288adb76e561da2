import { type FormEvent, useId, useRef } from 'react'
import { FEEDBACK_LIMITS } from '../../../../shared/api/feedback.ts'
import { Button, TextField } from '../../../kit/components.ts'
import { openUrl, useOperator } from '../../../kit/desktop.ts'
import { send as sendIcon } from '../../../kit/icons.ts'
import { fileTarget } from '../../../kit/interaction.ts'
import { changeDraft, useDraft } from '../document.ts'
import { useMessages } from '../messages.ts'
import styles from './Compose.module.css'
import { Fields } from './Fields.tsx'
import { attach, PictureChoice } from './PictureChoice.tsx'
import { useSend } from './use-send.ts'

/** What a user tells the operator of the server. */
export function Compose({ user }: { readonly user: string }) {
  const messages = useMessages()
  const field = useRef<HTMLTextAreaElement>(null)
  const { isSending, problem, send, forgetProblem } = useSend(user)
  const submit = async () => {
    await send()
    field.current?.focus()
  }
  return (
    <form
      className={styles.form}
      aria-label={messages('name')}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void submit()
      }}
      {...fileTarget(([file]) => attach(user, file))}
    >
      <header className={styles.head}>
        <h2>{messages('name')}</h2>
        <p>{messages('lead')}</p>
      </header>
      <Fields
        user={user}
        field={field}
        problem={typeof problem === 'string' ? problem : undefined}
        onWrite={forgetProblem}
        onSend={() => void submit()}
      >
        <div className={styles.two}>
          <PictureChoice user={user} />
          <Contact user={user} />
        </div>
      </Fields>
      <footer className={styles.foot}>
        {typeof problem === 'object' ? (
          <p className={styles.problem} role="alert">
            {problem.said}
          </p>
        ) : (
          <PublicIssues />
        )}
        <span className={styles.sending} role="status">
          {isSending ? messages('sending') : ''}
        </span>
        <Button kind="primary" className={styles.send ?? ''} type="submit" icon={sendIcon} busy={isSending}>
          {messages('send')}
        </Button>
      </footer>
    </form>
  )
}

function Contact({ user }: { readonly user: string }) {
  const messages = useMessages()
  const id = useId()
  const { contact } = useDraft(user)
  return (
    <div className={styles.contact}>
      <div className={styles.labels}>
        <label htmlFor={id}>{messages('contact')}</label>
        <span>{messages('contact.hint')}</span>
      </div>
      <TextField
        id={id}
        label={messages('contact')}
        placeholder={messages('contact.placeholder')}
        maxLength={FEEDBACK_LIMITS.contact}
        autoComplete="email"
        value={contact}
        onChange={({ currentTarget }) => changeDraft(user, { contact: currentTarget.value })}
      />
    </div>
  )
}

/** The other way, where the operator has one. */
function PublicIssues() {
  const messages = useMessages()
  const { issues } = useOperator()
  if (issues === undefined) return null
  return (
    <button type="button" className={styles.about} onClick={() => openUrl('{settings/about}', 'self')}>
      {messages('publicToo')}
    </button>
  )
}
