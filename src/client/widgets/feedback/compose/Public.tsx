import { useRef, useState } from 'react'
import { openLogin } from '../../../kit/chat.ts'
import { Button } from '../../../kit/components.ts'
import { openUrl, useOperator } from '../../../kit/desktop.ts'
import { arrowOut, copy } from '../../../kit/icons.ts'
import { copyText, showToast } from '../../../kit/interaction.ts'
import { describeDiagnostics, readDiagnostics } from '../diagnostics.ts'
import { draftOf, GUEST } from '../document.ts'
import { issueLink, issueTitle } from '../kernel/issue-link.ts'
import { type TextProblem, textProblem } from '../kernel/model.ts'
import { messages, useMessages } from '../messages.ts'
import styles from './Compose.module.css'
import { Fields } from './Fields.tsx'

interface PublicProps {
  /** Why it does not reach an operator: nobody is logged in, or there is no server. */
  readonly why: 'guest' | 'noServer'
}

/** The same for whoever reaches no operator: the text goes into a public issue, or is copied. */
export function Public({ why }: PublicProps) {
  const text = useMessages()
  const field = useRef<HTMLTextAreaElement>(null)
  const [problem, setProblem] = useState<TextProblem>()
  const { issues } = useOperator()
  const take = () => {
    const found = textProblem(draftOf(GUEST).text)
    setProblem(found)
    if (found === undefined) void (issues === undefined ? copyDraft('copied') : openIssue(issues))
    else field.current?.focus()
  }
  return (
    <form
      className={styles.form}
      data-alone=""
      aria-label={text('name')}
      onSubmit={(event) => {
        event.preventDefault()
        take()
      }}
    >
      <header className={styles.head}>
        <h2>{text('name')}</h2>
      </header>
      <div className={styles.why} role="note">
        <p>{text(why === 'guest' ? 'guest.text' : 'noServer.text')}</p>
        {why === 'guest' ? (
          <Button kind="primary" size="s" onClick={openLogin}>
            {text('guest.logIn')}
          </Button>
        ) : null}
      </div>
      <Fields user={GUEST} field={field} problem={problem} onWrite={() => setProblem(undefined)} onSend={take} />
      <footer className={styles.foot}>
        <p className={styles.note}>{issues === undefined ? '' : text('public.text')}</p>
        <Button className={styles.send ?? ''} type="submit" icon={issues === undefined ? copy : arrowOut}>
          {text(issues === undefined ? 'public.copy' : 'public.open')}
        </Button>
      </footer>
    </form>
  )
}

/** The draft as the text of an issue, with what the user sees listed. */
function issueBody(): string {
  const { text, isDiagnosed } = draftOf(GUEST)
  const told = isDiagnosed ? describeDiagnostics(readDiagnostics(), messages) : []
  return [text.trim(), told.map(([label, said]) => `- ${label}: ${said}`).join('\n')].filter(Boolean).join('\n\n')
}

async function copyDraft(done: 'copied' | 'pasteThere'): Promise<void> {
  const isCopied = await copyText(issueBody())
  showToast({ kind: isCopied ? 'success' : 'error', text: messages(isCopied ? `public.${done}` : 'public.notCopied') })
}

function openIssue(issues: string): void {
  const { kind, text } = draftOf(GUEST)
  const { address, isFilled } = issueLink(issues, {
    title: issueTitle(messages(`kind.${kind}`), text),
    body: issueBody(),
  })
  // the clipboard is this page's only until another one is before it
  if (!isFilled) void copyDraft('pasteThere')
  openUrl(address, 'tab')
}
