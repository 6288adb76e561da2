import * as v from 'valibot'
import { type ListedGroup, listedGroupSchema, type SharedGroup, sharedGroupSchema } from '../../../shared/api/group.ts'
import { type SharedTheme, sharedThemeSchema } from '../../../shared/api/theme.ts'
import { summaryOf } from '../../../shared/entities/group-summary.ts'
import type { ListedShare } from './share-lists.ts'

/** What is told of a share to a user, or to a guest. */
function commonOf(share: ListedShare, askerId: string | undefined) {
  const { id, name, info, hot, state, reason, note } = share
  const isOwn = share.user_id === askerId
  return {
    ...{ id, name, info, hot, state, isOwn, madeAt: share.made_at },
    author: share.is_signed === 1 ? share.nickname : '',
    ...(isOwn && state === 'refused' && { refusal: { reason, note } }),
  }
}

/** A theme as a user is told of it; undefined where its row was written by another version and cannot be read. */
export function presentTheme(share: ListedShare, askerId: string | undefined): SharedTheme | undefined {
  const { picture: name, mini } = share
  const picture = name === '' ? {} : { picture: { name, mini } }
  return parsed(sharedThemeSchema, { ...commonOf(share, askerId), look: JSON.parse(share.body), ...picture })
}

const summedIcon = v.looseObject({ type: v.string() })
/** What is read of a group to tell it in short. */
const summedContent = v.object({
  tiles: v.array(
    v.looseObject({
      ...summedIcon.entries,
      component: v.exactOptional(v.string()),
      children: v.exactOptional(v.array(summedIcon)),
    }),
  ),
})

/** The same of a group, in short: a page of large ones in whole would be megabytes to read and to check. */
export function presentListedGroup(share: ListedShare, askerId: string | undefined): ListedGroup | undefined {
  const { icon, type, body } = share
  const content = parsed(summedContent, JSON.parse(body))
  return content && parsed(listedGroupSchema, { ...commonOf(share, askerId), icon, type, ...summaryOf(content.tiles) })
}

/** The same of a group in whole. */
export function presentGroup(share: ListedShare, askerId: string | undefined): SharedGroup | undefined {
  const { icon, type, body } = share
  return parsed(sharedGroupSchema, { ...commonOf(share, askerId), icon, type, content: JSON.parse(body) })
}

function parsed<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T | undefined {
  const found = v.safeParse(schema, value)
  return found.success ? found.output : undefined
}
