import type { ReactNode, RefObject } from 'react'
import { changeDraft, useDraft } from '../document.ts'
import type { TextProblem } from '../kernel/model.ts'
import { DiagnosticsCard } from './DiagnosticsCard.tsx'
import { KindChoice } from './KindChoice.tsx'
import { TextBox } from './TextBox.tsx'

interface FieldsProps {
  /** Whose they are: a user's id, or `GUEST`. */
  readonly user: string
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly problem: TextProblem | undefined
  readonly onWrite: () => void
  readonly onSend: () => void
  /** What stands below the text. */
  readonly children?: ReactNode
}

/** What is said, whoever it is for: every change is kept at once. */
export function Fields({ user, field, problem, onWrite, onSend, children }: FieldsProps) {
  const { kind, text, isDiagnosed } = useDraft(user)
  return (
    <>
      <KindChoice value={kind} onChange={(chosen) => changeDraft(user, { kind: chosen })} />
      <TextBox
        field={field}
        kind={kind}
        value={text}
        problem={problem}
        onChange={(written) => {
          changeDraft(user, { text: written })
          onWrite()
        }}
        onSend={onSend}
      />
      {children}
      <DiagnosticsCard isOn={isDiagnosed} onChange={(isOn) => changeDraft(user, { isDiagnosed: isOn })} />
    </>
  )
}
