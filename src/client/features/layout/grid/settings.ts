import { field } from '../../../core/documents/fields/field.ts'
import { defineSettings } from '../../../core/documents/fields/settings.ts'

/** Whether the user knows that the desktop can be edited: told once, after his first drag. Ctrl+Z does not take it back. */
export const gridSettings = {
  ...defineSettings('grid', { isEditHintSeen: field.toggle(false, { stays: true }) }, 'more'),
  undoable: false,
}
