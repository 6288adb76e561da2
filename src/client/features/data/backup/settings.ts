import { BACKUP } from '../../../../shared/constants.ts'
import { field } from '../../../core/documents/fields/field.ts'
import { defineSettings } from '../../../core/documents/fields/settings.ts'

/** Settings tab 8: backup; and the update dialog. */
export const backupSettings = defineSettings(
  'backup',
  {
    /** Minutes between two full backup cycles; 0: nothing is pushed by itself. */
    autoBookMarks: field.select(30, BACKUP.intervalsMinutes),
    isUpdateDialog: field.toggle(true),
    /** The version whose update dialog was closed last. */
    appVersion: field.text('', { max: 40 }),
  },
  'more',
)
