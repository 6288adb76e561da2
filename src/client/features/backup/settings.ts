import { field } from '../../core/field.ts'
import { defineSettings } from '../../core/settings.ts'

/** Minutes between two full backup cycles; 0: nothing is pushed by itself. */
export const BACKUP_MINUTES = [0, 30, 60, 120, 240, 480, 720, 1440] as const

/** Settings tab 8: backup; and the update dialog. */
export const backupSettings = defineSettings(
  'backup',
  {
    autoBookMarks: field.select(30, BACKUP_MINUTES),
    isUpdateDialog: field.toggle(true),
    /** The version whose update dialog was closed last. */
    appVersion: field.text('', { max: 40 }),
  },
  'more',
)
