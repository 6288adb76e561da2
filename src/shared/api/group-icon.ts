import * as v from 'valibot'
import { GROUP_ICON_CATEGORIES } from '../entities/group-icon.ts'
import { endpoint } from './endpoint.ts'
import { listedGroupSchema } from './group.ts'
import { wholeNumber } from './query.ts'
import { listFields, shareQuery } from './sharing.ts'

/**
 * The icons that groups may have, and the groups that users share. The page has the icons' drawings, so that it needs no
 * server to show them. Groups are listed where anything is asked of them.
 */
export const groupIcon = endpoint({
  method: 'GET',
  path: '/users/group_icon',
  about:
    'Lists the names of the icons for groups, with their category, and by type, wd, order or page the groups that users share, or with own=1 those of the user whose login it is.',
  input: v.object({ ...shareQuery, type: v.exactOptional(wholeNumber(0, 8)) }),
  output: v.object({
    list: v.array(v.object({ name: v.string(), category: v.picklist(GROUP_ICON_CATEGORIES) })),
    groups: v.array(listedGroupSchema),
    ...listFields,
  }),
  cache: 0,
})
