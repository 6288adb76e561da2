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
    appVersion: field.text('', { max: 40, stays: true }),
    // whether this device takes part in the sync of a section
    syncNavInfo: field.toggle(true, { stays: true }),
    syncSeting: field.toggle(true, { stays: true }),
    syncWoodenFish: field.toggle(true, { stays: true }),
    syncAiTool: field.toggle(true, { stays: true }),
    syncSchedule: field.toggle(true, { stays: true }),
    syncNotes: field.toggle(true, { stays: true }),
    syncMore: field.toggle(true, { stays: true }),
  },
  'more',
)
