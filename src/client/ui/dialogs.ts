import { createElement, lazy, type ReactNode } from 'react'
import { type OverlayState, openOverlay } from './overlay.ts'

export type Answer = 'confirm' | 'alternative' | 'cancel'

export interface ConfirmOptions {
  readonly title: string
  readonly text?: ReactNode
  /** Words of the buttons; OK and cancel in the user's language if left out. */
  readonly confirm?: string
  readonly cancel?: string
  /** It cannot be taken back: a solid red button, and focus begins on cancel. */
  readonly danger?: boolean
  /** The words of a safe alternative, far left. */
  readonly alternative?: string
}

export interface ChoiceOptions {
  readonly title: string
  readonly text?: ReactNode
  readonly choices: readonly {
    readonly id: string
    readonly label: string
    /** What will happen, said plainly. */
    readonly consequence: string
    /** The words of the primary button while this is chosen. */
    readonly confirm?: string
    readonly danger?: boolean
  }[]
  readonly initial?: string
  readonly confirm?: string
  readonly cancel?: string
}

const ConfirmDialog = lazy(() => import('./ConfirmDialog.tsx'))
const ChoiceDialog = lazy(() => import('./ChoiceDialog.tsx'))

/** Asks for a yes. Resolves false when the user declines, presses Esc, or the dialog cannot be loaded. */
export async function confirmDialog(options: ConfirmOptions): Promise<boolean> {
  return (await askDialog(options)) === 'confirm'
}

/** Asks, with a safe alternative besides. */
export function askDialog(options: ConfirmOptions): Promise<Answer> {
  return ask<Answer>('cancel', (open, answer) => createElement(ConfirmDialog, { ...options, open, answer }))
}

/** Lets the user choose among ways with consequences; undefined when they would rather not. */
export function chooseDialog(options: ChoiceOptions): Promise<string | undefined> {
  return ask<string | undefined>(undefined, (open, answer) => createElement(ChoiceDialog, { ...options, open, answer }))
}

/** Opens an overlay that answers once. */
function ask<T>(otherwise: T, draw: (open: boolean, answer: (answer: T) => void) => ReactNode): Promise<T> {
  return new Promise((resolve) => {
    const drawn = ({ open, close }: OverlayState) =>
      draw(open, (answer) => {
        resolve(answer)
        close()
      })
    openOverlay(drawn, () => resolve(otherwise))
  })
}
