import type { ReactNode, RefObject } from 'react'
import { useDocument } from '../../../kit/documents.ts'
import { draft } from '../document.ts'
import type { TextProblem } from '../kernel/model.ts'
import { DiagnosticsCard } from './DiagnosticsCard.tsx'
import { KindChoice } from './KindChoice.tsx'
import { TextBox } from './TextBox.tsx'

interface FieldsProps {
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly problem: TextProblem | undefined
  readonly onWrite: () => void
  readonly onSend: () => void
  /** What stands below the text. */
  readonly children?: ReactNode
}

/** What is said, whoever it is for: every change is kept at once. */
export function Fields({ field, problem, onWrite, onSend, children }: FieldsProps) {
  const { kind, text, isDiagnosed } = useDocument(draft, (now) => now)
  return (
    <>
      <KindChoice value={kind} onChange={(chosen) => draft.update((now) => ({ ...now, kind: chosen }))} />
      <TextBox
        field={field}
        kind={kind}
        value={text}
        problem={problem}
        onChange={(written) => {
          draft.update((now) => ({ ...now, text: written }))
          onWrite()
        }}
        onSend={onSend}
      />
      {children}
      <DiagnosticsCard isOn={isDiagnosed} onChange={(isOn) => draft.update((now) => ({ ...now, isDiagnosed: isOn }))} />
    </>
  )
}
