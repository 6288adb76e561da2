import { messageByKey } from '../../core/i18n.ts'
import { registry } from '../../core/registry.ts'
import { defineSearchables } from '../../core/searchable.ts'
import { openApp } from './open-app.ts'

/** The apps, and the widgets that have a window. */
export default defineSearchables('windows', {
  apps: {
    kind: 'app',
    icon: 'window',
    list: () => {
      const { apps, widgets } = registry()
      return [...apps.filter(({ unlisted }) => !unlisted), ...widgets.filter(({ window }) => window)].map(
        ({ id, icon }) => ({ id, title: messageByKey(`${id}.name`), icon, run: () => openApp({ app: id }) }),
      )
    },
  },
})
