import { language, onLanguageChange } from '../../../core/i18n.ts'
import { defineProperties } from '../../../core/properties.ts'
import { propertiesOf } from './look.ts'
import { timeSettings } from './settings.ts'

/** Depends on the language too: each script has its own faces. */
export default defineProperties('time', [timeSettings, { subscribe: onLanguageChange }], () =>
  propertiesOf(timeSettings.get(), language()),
)
