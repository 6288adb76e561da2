import { history } from '../../../../core/documents/history.ts'
import { showToast } from '../../../../ui/overlay/toast/toast.ts'
import { messages } from '../messages.ts'
import { describeStep } from './describe-step.ts'
import { isSeen } from './model.ts'

const OPPOSITE = { undo: 'redo', redo: 'undo' } as const

let closeReport = () => {}

/** Takes a step by a command of the home screen, and tells of one that is not seen there what it was and how it comes back. */
export function takeStep(kind: 'undo' | 'redo'): void {
  const parts = history.next(kind)
  const text =
    parts === undefined || isSeen(parts) ? undefined : describeStep(kind, kind === 'undo' ? 'undone' : 'redone')
  history[kind]()
  closeReport()
  if (text === undefined) return
  const back = OPPOSITE[kind]
  closeReport = showToast({
    kind: 'info',
    text,
    action: { label: messages(`command.${back}`), run: () => takeStep(back) },
  })
}
