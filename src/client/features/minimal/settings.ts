import { field } from '../../core/field.ts'
import { defineSettings } from '../../core/settings.ts'

/** What is known of the user's way with minimal mode. Ctrl+Z leaves it alone: nobody unlearns a tip. */
export const minimalSettings = {
  ...defineSettings('minimal', { isTipSeen: field.toggle(false) }, 'more'),
  undoable: false,
}
