import { language, onLanguageChange } from '../../core/i18n.ts'
import { defineProperties } from '../../core/properties.ts'
import { propertiesOf } from './look.ts'
import { timeSettings } from './settings.ts'

/** The language of the page decides which faces the clock has. */
export default defineProperties('time', [timeSettings, { subscribe: onLanguageChange }], () =>
  propertiesOf(timeSettings.get(), language()),
)
