import type { Endpoint } from '../../../../shared/api/endpoint.ts'
import { setShareState } from '../../../../shared/api/sharing.ts'
import { call } from '../../../core/net/call.ts'
import { confirmDialog } from '../../../ui/overlay/dialog/dialogs.ts'
import { askServer } from '../../auth/login/lazy.ts'

interface Share {
  readonly id: string
}

/** What is asked before something is deleted. */
interface Question {
  readonly title: string
  readonly text: string
  readonly confirm: string
}

/** Takes what the user shares from all others, or offers it to them again. @returns whether that was done */
export const offerShare = ({ id }: Share, isOffered: boolean): Promise<boolean> =>
  askServer(async () => void (await call(setShareState, { id, state: isOffered ? 'offered' : 'withdrawn' })))

/** Deletes what the user shares, after asking. @returns whether it is gone */
export async function deleteShare<O>(
  endpoint: Endpoint<Share, O>,
  { id }: Share,
  question: Question,
): Promise<boolean> {
  if (!(await confirmDialog({ ...question, danger: true }))) return false
  return askServer(async () => void (await call(endpoint, { id })))
}
