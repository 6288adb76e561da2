import type { Endpoint } from '../../../../shared/api/endpoint.ts'
import { setShareState } from '../../../../shared/api/sharing.ts'
import { call } from '../../../core/net/call.ts'
import { confirmDialog } from '../../../ui/overlay/dialog/dialogs.ts'

interface Share {
  readonly id: string
}

/** What is asked before something is deleted. */
interface Question {
  readonly title: string
  readonly text: string
  readonly confirm: string
}

/** Whether a call was answered; it has said itself why it was not. */
const isDone = (answer: Promise<unknown>): Promise<boolean> =>
  answer.then(
    () => true,
    () => false,
  )

/** Takes what the user shares from all others, or offers it to them again. @returns whether that was done */
export const offerShare = ({ id }: Share, isOffered: boolean): Promise<boolean> =>
  isDone(call(setShareState, { id, state: isOffered ? 'offered' : 'withdrawn' }))

/** Deletes what the user shares, after asking. @returns whether it is gone */
export async function deleteShare<O>(
  endpoint: Endpoint<Share, O>,
  { id }: Share,
  question: Question,
): Promise<boolean> {
  return (await confirmDialog({ ...question, danger: true })) && isDone(call(endpoint, { id }))
}
