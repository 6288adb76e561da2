import { useState } from 'react'
import { sendFeedback } from '../../../../shared/api/feedback.ts'
import { showToast } from '../../../kit/interaction.ts'
import { CallError, callUpload } from '../../../kit/live.ts'
import { readDiagnostics } from '../diagnostics.ts'
import { changeDraft, type Draft, draftOf, NO_DRAFT } from '../document.ts'
import { type TextProblem, textProblem } from '../kernel/model.ts'
import { messages } from '../messages.ts'
import { ownFeedback } from '../own-feedback.ts'
import { attachment, attachmentOf } from './attachment.ts'

/** Why nothing was sent: something about the text, or what the server says, or that it was not reached. */
export type SendProblem = TextProblem | { readonly said: string }

interface Sending {
  readonly isSending: boolean
  readonly problem: SendProblem | undefined
  /** Sends the draft. @returns whether the operator has it; if not the draft stays as it is */
  readonly send: () => Promise<boolean>
  readonly forgetProblem: () => void
}

/** Sends the draft of a user. */
export function useSend(user: string): Sending {
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<SendProblem>()
  const send = async (): Promise<boolean> => {
    if (isSending) return false
    const written = draftOf(user)
    const atText = textProblem(written.text)
    if (atText !== undefined) {
      setProblem(atText)
      return false
    }
    setSending(true)
    const failed = await sendDraft(user, written)
    setSending(false)
    setProblem(failed)
    return failed === undefined
  }
  return { isSending, problem, send, forgetProblem: () => setProblem(undefined) }
}

async function sendDraft(user: string, written: Draft): Promise<SendProblem | undefined> {
  const file = attachmentOf(user)
  const { isDiagnosed, ...fields } = written
  const input = { ...fields, diagnostics: isDiagnosed ? readDiagnostics() : undefined }
  try {
    await callUpload(sendFeedback, input, file, { silent: true, user })
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    return { said: faultText(error) }
  }
  // what was written on meanwhile stays
  const { text, contact } = draftOf(user)
  if (text === written.text) changeDraft(user, { ...NO_DRAFT, contact, isDiagnosed })
  if (attachmentOf(user) === file) attachment.setState({ file: undefined })
  showToast({ kind: 'success', text: messages('sent') })
  void ownFeedback.refresh(user, { now: true })
  return undefined
}

function faultText({ fault, message }: CallError): string {
  if (fault === 'server' || fault === 'expired') return message
  return messages(fault === 'offline' ? 'problem.offline' : 'problem.failed')
}
