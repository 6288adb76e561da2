import { createElement } from 'react'
import type { Section } from '../../../../shared/entities/section.ts'
import { openOverlay } from '../../../ui/overlay/overlay.ts'
import { session } from '../../data/session/lazy.ts'
import { type Need, syncStatus } from '../../data/sync-status/index.ts'
import { isPutOff, putOff } from './questions/later.ts'
import type { QuestionDialog } from './questions/question-dialog.ts'
import { openVanishDialog } from './vanish/open-vanish-dialog.ts'

type Question = { readonly kind: 'choose' } | Extract<Need, { kind: 'vanish' }>

const questions = (): readonly Question[] =>
  syncStatus.getState().needs.flatMap((need): readonly Question[] => {
    if (need.kind === 'vanish') return [need]
    return need.kind === 'choose' ? [{ kind: need.kind }] : []
  })

/** Names a question in all tabs; of another version in the cloud it is another one. */
function nameOf(question: Question): string {
  const user = session.getState().login?.info.id ?? ''
  return question.kind === 'choose' ? `choose:${user}` : `vanish:${user}:${question.section}:${question.time}`
}

/** Whether a dialog of this page asks a question. */
let isAsking = false

/** From now on asks what the sync needs to know, wherever the user looks. Called once, at the start. */
export function followQuestions(): void {
  syncStatus.subscribe(askUnasked)
  document.addEventListener('visibilitychange', askUnasked)
  askUnasked()
}

/** Asks in the page that the user sees what he has not put off. */
function askUnasked(): void {
  if (document.visibilityState !== 'visible') return
  const next = questions().find((question) => !isPutOff(nameOf(question)))
  if (next !== undefined) ask(next)
}

/** Opens the choice between the cloud and this device, as long as it is to be made. */
export function openSyncChoice(): void {
  const question = questions().find(({ kind }) => kind === 'choose')
  if (question !== undefined) ask(question)
}

/**
 * Opens the question whether items may vanish from this device, as long as it waits for an answer.
 * @param section whose items; else those of the first question
 */
export function openVanishQuestion(section?: Section): void {
  const question = questions().find((one) => one.kind === 'vanish' && (section ?? one.section) === one.section)
  if (question !== undefined) ask(question)
}

const openChoiceDialog = (ends: QuestionDialog) =>
  openOverlay(
    () => import('./choice/ChoiceDialog.tsx'),
    ({ ChoiceDialog }, { open }) => createElement(ChoiceDialog, { open, ...ends }),
    ends.close,
  )

/** Opens the dialog of a question, until it is answered or put off, here or in another window. */
function ask(question: Question): void {
  if (isAsking) return
  isAsking = true
  const name = nameOf(question)
  let isOver = false
  const end = () => {
    if (isOver) return
    isOver = true
    isAsking = false
    stop()
    close()
    askUnasked()
  }
  const later = () => {
    putOff(name)
    end()
  }
  const ends = { close: end, putOff: later }
  const close = question.kind === 'choose' ? openChoiceDialog(ends) : openVanishDialog(question, ends)
  const stop = syncStatus.subscribe(() => {
    if (!questions().some((one) => nameOf(one) === name)) end()
  })
}
