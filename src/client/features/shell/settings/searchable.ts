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
      return findableSettings(tabs, messageByKey).map(({ tab, tabTitle, ...row }) => ({
        ...row,
        hint: `${messageByKey('settings.title')} › ${tabTitle}`,
        run: () => openSettings(tab, row.title),
      }))
    },
  },
})
