import type { HiddenSettings } from '../../../core/documents/fields/settings.ts'
import type { backupSettings } from './settings.ts'

/** The fields that no tab shows. */
export default {
  backup: {
    appVersion: 'a record of the last version seen, not a choice',
  } satisfies HiddenSettings<typeof backupSettings>,
}
