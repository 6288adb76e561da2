import { createElement } from 'react'
import { findApp, registry } from '../../../core/contribute/registry.ts'
import { defineSearchables } from '../../../core/contribute/searchable.ts'
import { messageByKey } from '../../../core/text/i18n.ts'
import { addressesIn } from '../../../lib/url/addresses-in.ts'
import { bareAddress } from '../../../lib/url/bare-address.ts'
import { AppIcon } from '../../../ui/components/app-icon/AppIcon.tsx'
import { home } from '../../data/home/index.ts'
import { isUsable } from '../../data/socket/lazy.ts'
import { addNewTile } from './add/add-new-tile.ts'
import { addSites } from './from-outside/accept-from-outside.ts'
import { messages } from './messages.ts'
import { findableWidget, tilesOf } from './model.ts'

const isOnDesktop = (address: string): boolean =>
  tilesOf(home.get()).some(({ url }) => url !== undefined && bareAddress(url) === bareAddress(address))

/** The widgets without a window, and sites by their address: their entries add them to the group on screen. */
export default defineSearchables('add-icon', {
  widgets: {
    kind: 'app',
    icon: 'plus',
    list: () =>
      registry()
        .widgets.filter((widget) => findApp(widget.id) === undefined && isUsable(widget))
        .map(({ id, size }) => ({
          ...findableWidget(id, messageByKey),
          draw: (size) => createElement(AppIcon, { id, size }),
          run: () => void addNewTile({ name: '', type: 'component', component: id, size }),
        })),
  },
  site: {
    kind: 'command',
    icon: 'plus',
    list: () => [],
    takesAddresses: true,
    fallback(text) {
      const [url] = addressesIn(text)
      if (url === undefined || isOnDesktop(url)) return undefined
      return {
        id: 'site',
        title: messages('addAddress', { address: bareAddress(url) }),
        run: () => addSites([url], ''),
      }
    },
  },
})
