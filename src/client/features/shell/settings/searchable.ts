import { defineSearchables } from '../../../core/contribute/searchable.ts'
import { readScreen } from '../../../core/page/screen.ts'
import { messageByKey } from '../../../core/text/i18n.ts'
import { findableSettings, railOf } from './model.ts'
import { loadTabs, openSettings } from './open.ts'

/** Every row of the settings drawer that is shown now, as the drawer's own search lists them. */
export default defineSearchables('settings', {
  rows: {
    kind: 'setting',
    icon: 'settings',
    list: async () => {
      const tabs = railOf(await loadTabs(), readScreen().mobile).flat()
      return findableSettings(tabs, messageByKey).map(({ tab, field, icon, title, label, hint }) => ({
        id: field,
        title: label,
        keywords: hint === '' ? [title] : [title, hint],
        hint: `${messageByKey('settings.title')} › ${title}`,
        icon,
        run: () => openSettings(tab, label),
      }))
    },
  },
})
