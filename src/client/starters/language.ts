import { language, messagesOf } from '../core/i18n.ts'
import { preferredLanguage, themeSettings } from '../features/theme/index.ts'
import type theme from '../features/theme/locales/zh-CN.json'
import { loadAllMessages, loadHomeMessages } from '../languages/index.ts'
import { writeCurrentBootState } from './write-boot-state.ts'

const { messages } = messagesOf<keyof typeof theme>('theme')

/** Loads the texts that the first frame does not need. */
export async function loadRemainingMessages(): Promise<void> {
  await loadAllMessages(language())
  document.title = messages('title')
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
    document.title = messages('title')
  }
  writeCurrentBootState()
}
