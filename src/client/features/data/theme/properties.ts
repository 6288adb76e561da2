import { defineProperties } from '../../../core/contribute/properties.ts'
import { onLanguageChange } from '../../../core/text/i18n.ts'
import { languageFont } from './language-font.ts'

export default defineProperties('theme', [{ subscribe: onLanguageChange }], () => ({ '--gk-font': languageFont() }))
