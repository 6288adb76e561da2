import type { Diagnostics } from '../../../shared/api/feedback.ts'
import { LANGUAGE_TABLE } from '../../../shared/languages.ts'
import { VERSION } from '../../kit/desktop.ts'
import { shownTheme } from '../../kit/interaction.ts'
import { browserOf, joinPhrases } from '../../kit/rules.ts'
import { language } from '../../kit/text.ts'
import type { messages as ownMessages } from './messages.ts'

/** What is sent along, as it is now. */
export const readDiagnostics = (): Diagnostics => ({
  version: VERSION,
  browser: browserOf(navigator.userAgent),
  screen: { width: Math.max(1, Math.round(screen.width)), height: Math.max(1, Math.round(screen.height)) },
  theme: shownTheme(),
  language: language(),
})

/** The same for the user to read, by what each is. */
export function describeDiagnostics(
  { version, browser, screen, theme, language: spoken }: Diagnostics,
  messages: typeof ownMessages,
): readonly (readonly [label: string, text: string])[] {
  const name = browser.name === 'other' ? messages('browser.other') : browser.name
  const named = browser.version === 0 ? name : `${name} ${browser.version}`
  const system = browser.system === 'other' ? undefined : browser.system
  return [
    [messages('version'), version],
    [messages('browser'), joinPhrases([named, system], language())],
    [messages('screen'), `${screen.width} × ${screen.height}`],
    [messages('surface'), joinPhrases([messages(`theme.${theme}`), LANGUAGE_TABLE[spoken].name], language())],
  ]
}
