import type { HiddenSettings } from '../../../core/documents/fields/settings.ts'
import type { gridSettings } from './settings.ts'

/** The fields that no tab shows. */
export default {
  grid: {
    isEditHintSeen: 'a record, not a choice',
  } satisfies HiddenSettings<typeof gridSettings>,
}
