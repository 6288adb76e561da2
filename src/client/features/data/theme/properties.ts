import { defineProperties } from '../../../core/contribute/properties.ts'
import { language, onLanguageChange } from '../../../core/text/i18n.ts'
import { installedOnThisDevice } from '../../../ui/text/fonts.ts'

/** The language's font stack (`--gk-font-zh-cn` …), limited to faces that are installed. */
export default defineProperties('theme', [{ subscribe: onLanguageChange }], () => {
  const stack = getComputedStyle(document.documentElement).getPropertyValue(`--gk-font-${language().toLowerCase()}`)
  return { '--gk-font': installedOnThisDevice(stack.trim()) }
})
