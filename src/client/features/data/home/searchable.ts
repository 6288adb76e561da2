import { defineSearchables } from '../../../core/contribute/searchable.ts'
import { home } from './document.first-frame.ts'
import { showOnHome } from './view/show-on-home.ts'

/** The groups, each shown by its entry. */
export default defineSearchables('home', {
  groups: {
    kind: 'group',
    icon: 'home',
    list: () => home.get().groups.map(({ id, name, icon }) => ({ id, title: name, icon, run: () => showOnHome(id) })),
    subscribe: home.subscribe,
  },
})
