import { defineStart } from '../../core/contribute/start.ts'
import { language } from '../../core/text/i18n.ts'
import { preferredLanguage, themeSettings } from '../../features/data/theme/index.ts'
import { loadAllMessages, loadFirstFrameMessages } from '../languages.ts'

/** Switches the language whenever the settings or the browser ask for another one. */
export default defineStart({
  at: 'messages',
  run() {
    themeSettings.subscribe(() => void switchLanguage())
    addEventListener('languagechange', () => void switchLanguage())
  },
})

async function switchLanguage(): Promise<void> {
  const wanted = preferredLanguage()
  if (wanted === language()) return
  await loadFirstFrameMessages(wanted)
  await loadAllMessages(wanted)
  document.documentElement.lang = wanted
}
