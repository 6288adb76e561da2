import type { Diagnostics } from '../../../../../shared/api/feedback.ts'
import { LANGUAGE_TABLE } from '../../../../../shared/languages.ts'
import { useMessages } from '../messages.ts'

/** What was sent along with feedback, in one line. */
export function DiagnosticsLine({ diagnostics }: { readonly diagnostics: Diagnostics }) {
  const messages = useMessages()
  const { version, browser, screen, theme, language } = diagnostics
  const name = browser.name === 'other' ? messages('feedback.otherBrowser') : browser.name
  const told = [
    version,
    browser.version === 0 ? name : `${name} ${browser.version}`,
    ...(browser.system === 'other' ? [] : [browser.system]),
    `${screen.width} × ${screen.height}`,
    messages(`feedback.theme.${theme}`),
    LANGUAGE_TABLE[language].name,
  ]
  return <small>{told.join(' · ')}</small>
}
