import type { HiddenSettings } from '../../../core/documents/fields/settings.ts'
import type { themeSettings } from './settings.first-frame.ts'

/** The fields that no tab shows. */
export default {
  theme: {
    screenWidth: 'a record of the page, not a choice',
    isMinimalism: 'the clock and the shortcut bar switch it',
    beforeLowPerformance: 'a record of other switches, not a choice',
  } satisfies HiddenSettings<typeof themeSettings>,
}
