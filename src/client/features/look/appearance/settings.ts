import { field } from '../../../core/data/fields/field.ts'
import { defineSettings } from '../../../core/data/fields/settings.ts'
import { spinnerStyles } from '../../../ui/components/spinner/styles/styles.ts'

/** Looks that the first frame does not need. */
export const appearanceSettings = defineSettings('appearance', {
  /** What the loading plate draws. */
  loadingStyle: field.select('mark', spinnerStyles),
})
