import { language } from '../../../core/text/i18n.ts'
import { installedOnThisDevice } from '../../../ui/text/fonts.ts'

/** The language's font stack (`--gk-font-zh-cn` …), limited to faces that are installed. */
export function languageFont(): string {
  const stack = getComputedStyle(document.documentElement).getPropertyValue(`--gk-font-${language().toLowerCase()}`)
  return installedOnThisDevice(stack.trim())
}
