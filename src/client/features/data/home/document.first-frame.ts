import type { Home } from '../../../../shared/entities/item.ts'
import { defineDocument } from '../../../core/documents/document.ts'
import { homeSchema } from './schema/home-schema.ts'

/** Groups, their tiles and the dock. Empty until storage has been read or the first desktop is shown. */
export const home = defineDocument<Home>({
  id: 'home',
  section: 'nav_info',
  travels: 'account',
  merge: { tree: {} },
  schema: homeSchema,
  repair: () => import('./schema/home-repair.ts'),
  initial: { groups: [], dock: [] },
})
