import type { HiddenSettings } from '../../../core/documents/fields/settings.ts'
import type { backupSettings } from './settings.ts'

const DRAWN = "drawn by the backup tab's own rows"

/** The fields that no tab shows. */
export default {
  backup: {
    autoBookMarks: 'there is nothing yet to which a backup could go',
    appVersion: 'a record of the last version seen, not a choice',
    syncNavInfo: DRAWN,
    syncSeting: DRAWN,
    syncWoodenFish: DRAWN,
    syncAiTool: DRAWN,
    syncSchedule: DRAWN,
    syncNotes: DRAWN,
    syncMore: DRAWN,
  } satisfies HiddenSettings<typeof backupSettings>,
}
