import { field } from '../../../core/documents/fields/field.ts'
import { defineSettings } from '../../../core/documents/fields/settings.ts'
import { spinnerStyles } from '../../../ui/components/spinner/styles/styles.ts'

/** Looks that the first frame does not need. */
export const appearanceSettings = defineSettings('appearance', {
  /** What the loading plate draws. */
  loadingStyle: field.select('mark', spinnerStyles),
})
