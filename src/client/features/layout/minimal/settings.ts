import { field } from '../../../core/data/field.ts'
import { defineSettings } from '../../../core/data/settings.ts'

/** Whether the user has seen the tip of minimal mode. Ctrl+Z does not bring it back. */
export const minimalSettings = {
  ...defineSettings('minimal', { isTipSeen: field.toggle(false) }, 'more'),
  undoable: false,
}
