import { defineProperties } from '../../../core/contribute/properties.ts'
import { language, onLanguageChange } from '../../../core/text/i18n.ts'
import { propertiesOf } from './look.ts'
import { timeSettings } from './settings.first-frame.ts'

/** Depends on the language too: each script has its own faces. */
export default defineProperties('time', [timeSettings, { subscribe: onLanguageChange }], () =>
  propertiesOf(timeSettings.get(), language()),
)
