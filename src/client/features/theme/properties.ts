import { language, onLanguageChange } from '../../core/i18n.ts'
import { defineProperties } from '../../core/properties.ts'
import { installedHere } from '../../ui/fonts.ts'

/** The language's faces (`--gk-font-zh-cn` …) without those that this machine does not have. */
export default defineProperties('theme', [{ subscribe: onLanguageChange }], () => {
  const stack = getComputedStyle(document.documentElement).getPropertyValue(`--gk-font-${language().toLowerCase()}`)
  return { '--gk-font': installedHere(stack.trim()) }
})
