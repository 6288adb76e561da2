import { createElement } from 'react'
import { openOverlay } from '../overlay.ts'
import type { Answer, ChoiceOptions, ConfirmOptions } from './dialog-options.ts'

/** Asks for confirmation. Resolves false when the user declines, presses Esc, or the dialog cannot be loaded. */
export async function confirmDialog(options: ConfirmOptions): Promise<boolean> {
  return (await askDialog(options)) === 'confirm'
}

/** Asks for confirmation, with an optional safe alternative. */
export function askDialog(options: ConfirmOptions): Promise<Answer> {
  return new Promise((resolve) => {
    openOverlay(
      () => import('./ConfirmDialog.tsx'),
      ({ ConfirmDialog }, { open, close }) =>
        createElement(ConfirmDialog, { ...options, open, answer: resolveAndClose(resolve, close) }),
      () => resolve('cancel'),
    )
  })
}

/** Lets the user choose among options with consequences; undefined when they cancel. */
export function chooseDialog(options: ChoiceOptions): Promise<string | undefined> {
  return new Promise((resolve) => {
    openOverlay(
      () => import('./ChoiceDialog.tsx'),
      ({ ChoiceDialog }, { open, close }) =>
        createElement(ChoiceDialog, { ...options, open, answer: resolveAndClose(resolve, close) }),
      () => resolve(undefined),
    )
  })
}

/** Resolves the promise and closes the dialog. */
function resolveAndClose<T>(resolve: (answer: T) => void, close: () => void): (answer: T) => void {
  return (answer) => {
    resolve(answer)
    close()
  }
}
