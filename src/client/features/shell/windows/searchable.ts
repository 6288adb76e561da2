import { createElement } from 'react'
import { registry } from '../../../core/contribute/registry.ts'
import { defineSearchables } from '../../../core/contribute/searchable.ts'
import { messageByKey } from '../../../core/text/i18n.ts'
import { AppIcon } from '../../../ui/components/app-icon/AppIcon.tsx'
import { isUsable } from '../../data/socket/lazy.ts'
import { openApp } from './open/open-app.ts'

/** The apps, and with them the widgets that have a window. */
export default defineSearchables('windows', {
  apps: {
    kind: 'app',
    icon: 'window',
    list: () =>
      registry()
        .apps.filter((app) => !app.unlisted && isUsable(app))
        .map(({ id }) => ({
          id,
          title: messageByKey(`${id}.name`),
          draw: (size) => createElement(AppIcon, { id, size }),
          run: () => openApp({ app: id }),
        })),
  },
})
