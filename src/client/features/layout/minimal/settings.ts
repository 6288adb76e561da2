import { field } from '../../../core/documents/fields/field.ts'
import { defineSettings } from '../../../core/documents/fields/settings.ts'

/** Whether the user has seen the tip of minimal mode. Ctrl+Z does not bring it back. */
export const minimalSettings = {
  ...defineSettings('minimal', { isTipSeen: field.toggle(false, { stays: true }) }, 'more'),
  undoable: false,
}
