import { findApp, registry } from '../../../core/contribute/registry.ts'
import { defineSearchables } from '../../../core/contribute/searchable.ts'
import { messageByKey } from '../../../core/text/i18n.ts'
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
        .map(({ id, icon, size }) => ({
          ...findableWidget(id, messageByKey),
          icon,
          run: () => void addNewTile({ name: '', type: 'component', component: id, size }),
        })),
  },
})
