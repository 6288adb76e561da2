import * as v from 'valibot'
import { sharedName, sharedWords } from '../../../../shared/api/sharing.ts'
import { type ThemeLook, themeLookSchema } from '../../../../shared/entities/theme.ts'
import { defineDocument } from '../../../core/documents/document.ts'
import { repairBySchema } from '../../../core/documents/fields/field.ts'
import { listSchema } from '../../../core/documents/schemas/list-schema.ts'

/** A theme that the user has put together, or taken from a file. */
export interface OwnTheme {
  readonly id: string
  readonly name: string
  /** A line about it; empty for none. */
  readonly info: string
  readonly look: ThemeLook
  /** In ms since the epoch. */
  readonly madeAt: number
}

/** The most themes that are kept; the oldest go first. */
const MOST = { own: 100, favorites: 500 } as const

const id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))
const readTheme = repairBySchema<OwnTheme>(
  v.strictObject({
    id,
    name: sharedName,
    info: sharedWords,
    look: themeLookSchema,
    madeAt: v.number(),
  }),
)
const readFavorite = repairBySchema(v.strictObject({ id }))

const newest = <T extends { readonly id: string }>(list: readonly T[], most: number): readonly T[] =>
  [...new Map(list.map((one) => [one.id, one])).values()].slice(-most)

/** The themes of this user, in the order in which they were made. */
export const ownThemes = defineDocument<readonly OwnTheme[]>({
  id: 'themes.own',
  section: 'more',
  travels: 'account',
  merge: { tree: { look: 'later' } },
  initial: [],
  schema: listSchema('own', readTheme, (list) => newest(list, MOST.own)),
})

/** The ids of official themes that the user has marked. */
export const themeFavorites = defineDocument<readonly { readonly id: string }[]>({
  id: 'themes.favorites',
  section: 'more',
  travels: 'account',
  merge: { tree: {} },
  initial: [],
  schema: listSchema('favorites', readFavorite, (list) => newest(list, MOST.favorites)),
})
