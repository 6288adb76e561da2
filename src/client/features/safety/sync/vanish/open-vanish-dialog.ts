import { createElement } from 'react'
import { openOverlay } from '../../../../ui/overlay/overlay.ts'
import { showToast } from '../../../../ui/overlay/toast/toast.ts'
import { showUndoToast } from '../../../../ui/overlay/toast/undo-toast.ts'
import type { Need } from '../../../data/sync-status/index.ts'
import { historyMessages } from '../../local-history/lazy.ts'
import { messages } from '../messages.ts'
import { answerVanish } from '../on-demand.ts'
import type { QuestionDialog } from '../questions/question-dialog.ts'
import { joinQuoted } from '../quoted.ts'
import type { VanishAnswer } from '../syncer/pull.ts'

type Question = Extract<Need, { kind: 'vanish' }>

/** Asks whether items may go that another device has deleted. @returns closes the dialog */
export const openVanishDialog = (question: Question, { close, putOff }: QuestionDialog): (() => void) =>
  openOverlay(
    () => import('../../../../ui/overlay/dialog/ConfirmDialog.tsx'),
    ({ ConfirmDialog }, { open }) =>
      createElement(ConfirmDialog, {
        open,
        title: messages('vanish.title', { count: question.vanishing }),
        text: `${textOf(question)}\n${messages('vanish.cost')}`,
        ...{ confirm: messages('vanish.stay'), alternative: messages('vanish.go'), cancel: messages('vanish.later') },
        answer(answer) {
          if (answer === 'cancel') return putOff()
          close()
          void carryOut(question, answer === 'confirm' ? 'stay' : 'go')
        },
      }),
    close,
  )

function textOf({ section, vanishing: count, names }: Question): string {
  const placeholders = { section: historyMessages(`section.${section}`), count }
  if (names.length === 0) return messages('vanish.textNameless', placeholders)
  return messages('vanish.text', { ...placeholders, names: joinQuoted(names, count > names.length) })
}

async function carryOut({ section }: Question, answer: VanishAnswer): Promise<void> {
  const closeProgress = showToast({ kind: 'progress', text: messages('backingUp') })
  const outcome = await answerVanish(section, answer).finally(closeProgress)
  if (outcome?.at !== 'done') showToast({ kind: 'warning', text: messages('vanish.failed') })
  else if (answer === 'go') showUndoToast(messages('vanish.gone'))
  else showToast({ kind: 'success', text: messages('vanish.stayed') })
}
