import type { HiddenSettings } from '../../../core/documents/fields/settings.ts'
import type { minimalSettings } from './settings.ts'

/** The fields that no tab shows. */
export default {
  minimal: {
    isTipSeen: 'a record, not a choice',
  } satisfies HiddenSettings<typeof minimalSettings>,
}
