import type { HiddenSettings } from '../../../core/documents/fields/settings.ts'
import type { dialogSettings } from './settings.ts'

/** The fields that no tab shows. */
export default {
  dialog: {
    dialogSizes: 'a record of the last sizes, not a choice',
    dialogTranslate: 'a record of the last position, not a choice',
  } satisfies HiddenSettings<typeof dialogSettings>,
}
