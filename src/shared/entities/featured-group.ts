import * as v from 'valibot'
import { LANGUAGES } from '../constants.ts'
import { GROUP_ICON_LIST } from './group-icon.ts'
import { plainItemSchema } from './item.ts'

/**
 * What groups that are offered are about (spec section 3): 1 learning, 2 software tools, 3 product design, 4 leisure,
 * 5 media, 6 hobbies, 7 programming, 8 sports.
 */
export const FEATURED_CATEGORIES = [1, 2, 3, 4, 5, 6, 7, 8] as const
export type FeaturedCategory = (typeof FEATURED_CATEGORIES)[number]

const text = (length: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(length))
const inEachLanguage = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.strictObject(v.entriesFromList(LANGUAGES, schema))

const sites = v.array(v.pipe(v.string(), v.regex(/^[a-z\d]+$/)))
const languages = v.exactOptional(v.pipe(v.array(v.picklist(LANGUAGES)), v.minLength(1)))

/** How a language differs: sites that come first there, and those of `sites` and folders that it does without. */
const choice = v.strictObject({ first: v.exactOptional(sites), without: v.exactOptional(sites) })

/** A group of catalog/groups/groups.json. Sites are ids of the catalogue of sites; without `languages` it is for all. */
export const featuredGroupSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z]+(-[a-z]+)*$/)),
  category: v.picklist(FEATURED_CATEGORIES),
  icon: v.picklist(GROUP_ICON_LIST.map(({ name }) => name)),
  languages,
  names: inEachLanguage(text(22)),
  /** What one finds in it, in one line. */
  words: inEachLanguage(text(56)),
  sites,
  in: v.exactOptional(v.strictObject(v.entriesFromList(LANGUAGES, v.exactOptional(choice)))),
  widgets: v.exactOptional(
    v.array(v.strictObject({ component: v.string(), size: plainItemSchema.entries.size, languages })),
  ),
  folders: v.exactOptional(v.array(v.strictObject({ names: inEachLanguage(text(22)), children: sites }))),
})
export type FeaturedGroupPlan = v.InferOutput<typeof featuredGroupSchema>
