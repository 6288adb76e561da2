import type { HiddenSettings } from '../../../core/documents/fields/settings.ts'
import type { backupSettings } from './settings.ts'

/** The fields that no tab shows. */
export default {
  backup: {
    autoBookMarks: 'there is nothing yet to which a backup could go',
    appVersion: 'a record of the last version seen, not a choice',
  } satisfies HiddenSettings<typeof backupSettings>,
}
