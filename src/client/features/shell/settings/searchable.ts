import { defineSearchables } from '../../../core/contribute/searchable.ts'
import { readScreen } from '../../../core/page/screen.ts'
import { messageByKey } from '../../../core/text/i18n.ts'
import { isUsable } from '../../data/socket/lazy.ts'
import { findableSettings, railOf } from './model.ts'
import { loadTabs, openSettings } from './open.ts'

/** The tabs of the settings drawer, and every row that is shown now, as the drawer's own search lists them. */
export default defineSearchables('settings', {
  tabs: {
    kind: 'setting',
    icon: 'settings',
    list: async () =>
      (await shownTabs()).map(({ id, icon, texts }) => ({
        id,
        icon,
        title: messageByKey(`${texts}.tab`),
        hint: messageByKey('settings.title'),
        run: () => openSettings(id),
      })),
  },
  rows: {
    kind: 'setting',
    icon: 'settings',
    list: async () =>
      findableSettings(await shownTabs(), messageByKey).map(({ tab, tabTitle, ...row }) => ({
        ...row,
        hint: `${messageByKey('settings.title')} › ${tabTitle}`,
        run: () => openSettings(tab, row.title),
      })),
  },
})

const shownTabs = async () => railOf((await loadTabs()).filter(isUsable), readScreen().mobile).flat()
