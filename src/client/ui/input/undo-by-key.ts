import type { KeyboardEvent } from 'react'
import { shortcutOf } from '../../../shared/lib/text/shortcut.ts'
import { history } from '../../core/history.ts'

/** Text fields have an undo of their own. */
const TEXT = 'input:not([type="range"], [type="checkbox"], [type="radio"]), textarea, [contenteditable]'

/** Undo and redo by their keys where the page's shortcuts are suspended. Returns whether the key was handled. */
export function undoByKey(event: KeyboardEvent): boolean {
  const step = { 'Ctrl+Z': history.undo, 'Ctrl+Shift+Z': history.redo }[shortcutOf(event) ?? '']
  if (step === undefined || (event.target instanceof Element && event.target.matches(TEXT))) return false
  event.preventDefault()
  step()
  return true
}
