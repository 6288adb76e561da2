import { language } from '../core/text/i18n.ts'
import { preferredLanguage, themeSettings } from '../features/data/theme/index.ts'
import { loadAllMessages, loadHomeMessages } from '../languages/index.ts'
import { writeCurrentBootState } from './write-boot-state.ts'

/** Loads the texts that the first frame does not need. */
export async function loadRemainingMessages(): Promise<void> {
  await loadAllMessages(language())
}

/** Switches the language whenever the settings or the browser ask for another one. */
export function followLanguage(): void {
  themeSettings.subscribe(() => void switchLanguage())
  addEventListener('languagechange', () => void switchLanguage())
}

async function switchLanguage(): Promise<void> {
  const wanted = preferredLanguage()
  if (wanted !== language()) {
    await loadHomeMessages(wanted)
    await loadAllMessages(wanted)
    document.documentElement.lang = wanted
  }
  writeCurrentBootState()
}
