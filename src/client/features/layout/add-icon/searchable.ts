import { createElement } from 'react'
import { findApp, registry } from '../../../core/contribute/registry.ts'
import { defineSearchables } from '../../../core/contribute/searchable.ts'
import { messageByKey } from '../../../core/text/i18n.ts'
import { AppIcon } from '../../../ui/components/app-icon/AppIcon.tsx'
import { addNewTile } from './add/add-new-tile.ts'
import { findableWidget } from './model.ts'

/** The widgets without a window: their entries add them to the group on screen. */
export default defineSearchables('add-icon', {
  widgets: {
    kind: 'app',
    icon: 'plus',
    list: () =>
      registry()
        .widgets.filter(({ id }) => findApp(id) === undefined)
        .map(({ id, size }) => ({
          ...findableWidget(id, messageByKey),
          draw: () => createElement(AppIcon, { id, size: 20 }),
          run: () => void addNewTile({ name: '', type: 'component', component: id, size }),
        })),
  },
})
