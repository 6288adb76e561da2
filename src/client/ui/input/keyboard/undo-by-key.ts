import type { KeyboardEvent } from 'react'
import { history } from '../../../core/documents/history.ts'
import { pressedShortcut } from './shortcut.ts'
import { TEXT_INPUTS } from './text-inputs.ts'

/** Undo and redo by their keys where the page's shortcuts are suspended. Returns whether the key was handled. */
export function undoByKey(event: KeyboardEvent): boolean {
  const step = { 'Ctrl+Z': history.undo, 'Ctrl+Shift+Z': history.redo, 'Ctrl+Y': history.redo }[
    pressedShortcut(event) ?? ''
  ]
  if (step === undefined || (event.target instanceof Element && event.target.matches(TEXT_INPUTS))) return false
  event.preventDefault()
  step()
  return true
}
