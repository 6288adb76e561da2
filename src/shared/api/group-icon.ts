import * as v from 'valibot'
import { GROUP_ICON_CATEGORIES } from '../entities/group-icon.ts'
import { endpoint } from './endpoint.ts'

/** The icons that groups may have. The page has their drawings, so that it needs no server to show them. */
export const groupIcon = endpoint({
  method: 'GET',
  path: '/users/group_icon',
  about: 'Lists the names of the icons for groups, with their category.',
  input: v.object({}),
  output: v.object({
    list: v.array(v.object({ name: v.string(), category: v.picklist(GROUP_ICON_CATEGORIES) })),
  }),
  cache: 600,
})
